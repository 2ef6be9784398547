"""Models whose training programs are imported in tests."""

import paddle
from paddle import nn


class Bottleneck(nn.Layer):
    """1x1, 3x3 and 1x1 convolutions beside a shortcut."""

    expansion = 4

    def __init__(self, inputs, width, stride):
        super().__init__()
        outputs = width * self.expansion
        self.conv1 = nn.Conv2D(inputs, width, 1, bias_attr=False)
        self.bn1 = nn.BatchNorm2D(width)
        self.conv2 = nn.Conv2D(width, width, 3, stride, padding=1, bias_attr=False)
        self.bn2 = nn.BatchNorm2D(width)
        self.conv3 = nn.Conv2D(width, outputs, 1, bias_attr=False)
        self.bn3 = nn.BatchNorm2D(outputs)
        self.shortcut = None
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2D(inputs, outputs, 1, stride, bias_attr=False), nn.BatchNorm2D(outputs)
            )

    def forward(self, x):
        relu = nn.functional.relu
        y = relu(self.bn1(self.conv1(x)))
        y = relu(self.bn2(self.conv2(y)))
        y = self.bn3(self.conv3(y))
        return relu(y + (self.shortcut(x) if self.shortcut else x))


class ResNet50(nn.Layer):
    """ResNet-50: 161 parameters at every width."""

    def __init__(self, width=64, classes=1000):
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2D(3, width, 7, stride=2, padding=3, bias_attr=False),
            nn.BatchNorm2D(width),
            nn.ReLU(),
            nn.MaxPool2D(3, stride=2, padding=1),
        )
        blocks = []
        inputs = width
        for stage, depth in enumerate((3, 4, 6, 3)):
            planes = width << stage
            for index in range(depth):
                stride = 2 if stage > 0 and index == 0 else 1
                blocks.append(Bottleneck(inputs, planes, stride))
                inputs = planes * Bottleneck.expansion
        self.blocks = nn.Sequential(*blocks)
        self.pool = nn.AdaptiveAvgPool2D(1)
        self.fc = nn.Linear(inputs, classes)

    def forward(self, x):
        return self.fc(paddle.flatten(self.pool(self.blocks(self.stem(x))), 1))


class DenseLayer(nn.Layer):
    """Adds `growth` channels to those of its input."""

    def __init__(self, inputs, growth):
        super().__init__()
        self.layers = nn.Sequential(
            nn.BatchNorm2D(inputs),
            nn.ReLU(),
            nn.Conv2D(inputs, 4 * growth, 1, bias_attr=False),
            nn.BatchNorm2D(4 * growth),
            nn.ReLU(),
            nn.Conv2D(4 * growth, growth, 3, padding=1, bias_attr=False),
        )

    def forward(self, x):
        return paddle.concat([x, self.layers(x)], axis=1)


class DenseNet121(nn.Layer):
    """DenseNet-121: 364 parameters at every growth."""

    def __init__(self, growth=32, classes=1000):
        super().__init__()
        inputs = 2 * growth
        layers = [
            nn.Conv2D(3, inputs, 7, stride=2, padding=3, bias_attr=False),
            nn.BatchNorm2D(inputs),
            nn.ReLU(),
            nn.MaxPool2D(3, stride=2, padding=1),
        ]
        for block, depth in enumerate((6, 12, 24, 16)):
            if block > 0:
                layers += [
                    nn.BatchNorm2D(inputs),
                    nn.ReLU(),
                    nn.Conv2D(inputs, inputs // 2, 1, bias_attr=False),
                    nn.AvgPool2D(2),
                ]
                inputs //= 2
            for _ in range(depth):
                layers.append(DenseLayer(inputs, growth))
                inputs += growth
        layers += [nn.BatchNorm2D(inputs), nn.ReLU(), nn.AdaptiveAvgPool2D(1), nn.Flatten()]
        self.layers = nn.Sequential(*layers, nn.Linear(inputs, classes))

    def forward(self, x):
        return self.layers(x)


def mlp():
    return nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))


def cnn():
    return nn.Sequential(
        nn.Conv2D(3, 8, 3, padding=1),
        nn.BatchNorm2D(8),
        nn.ReLU(),
        nn.MaxPool2D(2),
        nn.Flatten(),
        nn.Linear(8 * 4 * 4, 4),
    )


def encoder(width, heads, feedforward, layers, length, classes):
    """Transformer encoder layers for sequences of `length`, and a classifier."""
    layer = nn.TransformerEncoderLayer(width, heads, feedforward, dropout=0.0)
    return nn.Sequential(
        nn.TransformerEncoder(layer, layers),
        nn.Flatten(),
        nn.Linear(length * width, classes),
    )


def transformer():
    return encoder(16, 2, 32, 2, 6, 4)


class Recurrent(nn.Layer):
    """An embedding, recurrent layers, and a classifier of the last state."""

    def __init__(self, kind, words, classes, width=16):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.layers = kind(width, width, num_layers=2)
        self.classifier = nn.Linear(width, classes)

    def forward(self, words):
        outputs, _ = self.layers(self.embedding(words))
        return self.classifier(outputs[:, -1])


class Decoder(nn.Layer):
    """A language model whose output layer is its embedding."""

    def __init__(self, words, length, width=16, num_layers=2):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        layer = nn.TransformerEncoderLayer(width, 2, 2 * width, dropout=0.0)
        self.layers = nn.TransformerEncoder(layer, num_layers)
        self.mask = paddle.tensor.triu(paddle.full([length, length], -1e9), 1)

    def forward(self, words):
        states = self.layers(self.embedding(words), self.mask)
        return paddle.matmul(states, self.embedding.weight, transpose_y=True)


class WordMixer(nn.Layer):
    """Predicts a class from words. Its ops have kernels for bf16 on every CPU."""

    def __init__(self, words, length, classes, width=32):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.mixing = nn.Linear(length, length)
        self.norm = nn.LayerNorm(width)
        self.classifier = nn.Linear(width, classes)

    def forward(self, words):
        words = self.embedding(words)
        mixed = self.mixing(paddle.transpose(words, [0, 2, 1]))
        words = self.norm(words + paddle.transpose(mixed, [0, 2, 1]))
        return self.classifier(paddle.mean(nn.functional.relu(words), axis=1))
