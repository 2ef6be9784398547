#!/usr/bin/env python3
"""A session with a language server: a program that is right, and a broken one.

lsp_session.py SERVER PROGRAM
"""

import json
import subprocess
import sys


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()) != b"":
            key, value = line.split(b":")
            if key.lower() == b"content-length":
                length = int(value)
        if length == 0:
            sys.exit("the server went away")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.last_id += 1
        self.send(method, params, id=self.last_id)
        while (message := self.receive()).get("id") != self.last_id:
            pass
        return message["result"]

    def open(self, name, text):
        """Opens a document, and returns what the server says about it."""
        uri = f"test:///{name}.mlir"
        document = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
        self.send("textDocument/didOpen", {"textDocument": document})
        while (message := self.receive()).get("method") != "textDocument/publishDiagnostics":
            pass
        return uri, message["params"]["diagnostics"]


def show(name, diagnostics):
    print(f"{name}: {len(diagnostics)} diagnostics")
    for diagnostic in diagnostics:
        start = diagnostic["range"]["start"]
        kind = {1: "error", 2: "warning"}[diagnostic["severity"]]
        print(f"{name}:{start['line'] + 1}:{start['character']}: {kind}: {diagnostic['message']}")


def main():
    command, path = sys.argv[1:]
    with open(path) as file:
        text = file.read()
    server = Server([command])
    started = server.request("initialize", {"processId": 1, "rootUri": None, "capabilities": {}})
    print("initialize: hoverProvider", started["capabilities"]["hoverProvider"])
    server.send("initialized", {})

    uri, diagnostics = server.open("program", text)
    show("program", diagnostics)
    lines = text.split("\n")
    line = next(number for number, line in enumerate(lines) if "optim.sgd" in line)
    place = {"line": line, "character": lines[line].index("optim.sgd") + 2}
    hover = server.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": place})
    print("hover:", " ".join(hover["contents"]["value"].split()))

    broken = text.replace("lr(%lr : tensor<f32>)", "lr(%w : tensor<4xf32>)")
    show("broken", server.open("broken", broken)[1])
    server.request("shutdown", None)
    server.send("exit", None)
    print("shutdown: exit status", server.process.wait(timeout=60))


if __name__ == "__main__":
    main()
