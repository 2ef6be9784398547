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
