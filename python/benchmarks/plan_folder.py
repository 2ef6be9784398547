"""Plans that were compiled beforehand."""

import json
import os
import tarfile
import tempfile


class PlanFolder:
    """The output of compile_plans.py: a folder, or an archive of it, which is unpacked."""

    def __init__(self, path):
        if not os.path.isdir(path):
            self._unpacked = tempfile.TemporaryDirectory(prefix="stepfold-plans-")
            with tarfile.open(path) as archive:
                archive.extractall(self._unpacked.name, filter="data")
            path = self._unpacked.name
        self.path = path
        with open(os.path.join(path, "plans.json")) as file:
            self.plans = json.load(file)["plans"]

    def find(self, **key):
        """The plan whose description has these values."""
        for plan in self.plans:
            if all(plan.get(k) == v for k, v in key.items()):
                return plan
        raise LookupError(f"there is no plan of {key}")

    def get_folder(self, plan):
        return os.path.join(self.path, plan["name"])
