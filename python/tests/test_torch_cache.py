"""Tests of stepfold.torch: the cache of plans on disk, and its limit."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import warnings
from pathlib import Path
from unittest import mock

import stepfold.torch
import torch
from stepfold import cache_folder
from stepfold.stage import cache_limit, plan_cache, plans
from torch import nn, optim
from torch_cases import TorchCase

MIB = 1 << 20


class CacheCase(TorchCase):
    """A cache of its own for each test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.cache = Path(folder.name) / "cache"
        patch = mock.patch.dict(os.environ, STEPFOLD_CACHE=str(self.cache))
        patch.start()
        self.addCleanup(patch.stop)

    def fold(self, size=3):
        """Folds and steps; returns how many programs were compiled."""
        param = nn.Parameter(torch.ones(size))
        param.grad = torch.ones(size)
        with mock.patch.object(plans, "Session", wraps=plans.Session) as session:
            stepfold.torch.fold(optim.SGD([param], lr=0.5)).step()
        self.assert_equal("parameter", torch.full((size,), 0.5), param.detach())
        return session.call_count

    def list_plans(self):
        return sorted((self.cache / "plans").iterdir())


class CacheTest(CacheCase):
    def test_hits(self):
        self.assertEqual([self.fold() for _ in range(3)], [1, 0, 0])
        self.assertEqual([self.fold(4) for _ in range(2)], [1, 0])
        self.assertEqual(len(self.list_plans()), 2)

    def test_names_and_shapes(self):
        """Models of other names and shapes have the same programs."""
        for model in (nn.ParameterDict({"a": torch.ones(2, 3)}), nn.ParameterList([torch.ones(6)])):
            stepfold.torch.fold(optim.SGD(model.parameters(), lr=0.1), model=model)
        self.assertEqual(len(self.list_plans()), 1)

    def test_corrupt(self):
        self.fold()
        [plan] = self.list_plans()
        for file in plan.iterdir():
            content = file.read_bytes()
            file.write_bytes(b"")
            self.assertEqual(self.fold(), 0 if file.name == "report.txt" else 1, file.name)
            self.assertEqual(file.read_bytes() or content, content)

    def test_disabled(self):
        with mock.patch.dict(os.environ, STEPFOLD_CACHE=""):
            self.assertEqual([self.fold() for _ in range(2)], [1, 1])
        self.assertFalse(self.cache.exists())

    def test_default(self):
        """$XDG_CACHE_HOME, then the home."""
        os.environ.pop("STEPFOLD_CACHE")
        with mock.patch.dict(os.environ, XDG_CACHE_HOME=str(self.cache)):
            self.fold()
        self.assertEqual(len(list((self.cache / "stepfold" / "plans").iterdir())), 1)
        with mock.patch.dict(os.environ, HOME=str(self.cache / "home"), XDG_CACHE_HOME=""):
            self.fold()
        plans = self.cache / "home" / ".cache" / "stepfold" / "plans"
        self.assertEqual(len(list(plans.iterdir())), 1)

    def test_not_writable(self):
        """A file is where the folder would be."""
        self.cache.write_text("")
        self.assertEqual([self.fold() for _ in range(2)], [1, 1])

    def test_not_reachable(self):
        """A name that is too long, a link to itself, and a file above the folder."""
        self.cache.symlink_to(self.cache)
        file = self.cache.with_name("file")
        file.write_text("")
        for path in (self.cache.with_name("x" * 300), self.cache, file / "cache"):
            with mock.patch.dict(os.environ, STEPFOLD_CACHE=str(path)):
                self.assertEqual([self.fold() for _ in range(2)], [1, 1], path)

    def test_replaced(self):
        """Whatever is in the place of an entry, or of a file of it, is replaced."""

        def link(path):
            path.rename(path.with_name("moved"))
            path.symlink_to("moved")

        replacements = {
            "a FIFO": lambda path: (remove(path), os.mkfifo(path)),
            "a file": lambda path: (remove(path), path.write_text("[]")),
            "a folder": lambda path: (remove(path), (path / "x").mkdir(parents=True)),
            "a dangling link": lambda path: (remove(path), path.symlink_to("x")),
            "a link": link,
        }
        for name in ("", "report.json", "report.sha256", "plan.json"):
            for what, replace in replacements.items():
                with self.subTest(f"{what} for {name or 'the entry'}"):
                    self.fold()
                    [plan] = (path for path in self.list_plans() if path.name != "moved")
                    replace(plan / name)
                    self.assertEqual([self.fold(), self.fold()], [1, 0])

    def test_other_report(self):
        """A report that could be that of another plan."""
        self.fold()
        [plan] = self.list_plans()
        report = plan / "report.json"
        report.write_text(report.read_text().replace("1", "2", 1))
        self.assertEqual([self.fold(), self.fold()], [1, 0])

    def test_full_disk(self):
        """A plan that cannot be written leaves nothing behind."""
        error = OSError(28, "No space left on device")
        with mock.patch.object(plans.Path, "rename", side_effect=error):
            self.assertEqual(self.fold(), 1)
        self.assertEqual(self.list_plans(), [])

    def test_other_process_was_faster(self):
        rename = Path.rename

        def lose(source, target):
            rename(source, target)
            (source / "x").mkdir(parents=True)
            rename(source, target)

        with mock.patch.object(plans.Path, "rename", lose):
            self.assertEqual(self.fold(), 1)
        self.assertEqual(len(self.list_plans()), 1)

    def test_processes(self):
        """Several compile the same at once."""
        code = (
            "import torch, stepfold.torch\n"
            "param = torch.nn.Parameter(torch.ones(5))\n"
            "param.grad = torch.ones(5)\n"
            "stepfold.torch.fold(torch.optim.SGD([param], lr=0.5)).step()\n"
            "print(param.tolist())\n"
        )
        command = [sys.executable, "-c", code]
        runs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
        for run in runs:
            output, _ = run.communicate()
            self.assertEqual(output, "[0.5, 0.5, 0.5, 0.5, 0.5]\n")
        self.assertEqual(len(self.list_plans()), 1)


class TrustTest(CacheCase):
    """A plan is code: plans that other users could have written are not executed."""

    def setUp(self):
        super().setUp()
        plan_cache._warned.clear()

    def fold_untrusted(self, message):
        """Expects two folds to compile, and one warning."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.assertEqual([self.fold(), self.fold()], [1, 1])
        [warning] = [str(each.message) for each in caught if each.category is RuntimeWarning]
        plans = self.cache / "plans"
        self.assertEqual(
            warning,
            f"the cache of plans in '{plans}' is not used, since other users may have written to "
            f"it: {message}; set STEPFOLD_CACHE to a folder of your own",
        )

    def test_private(self):
        """Whatever the umask, others neither read nor write what is made."""
        self.addCleanup(os.umask, os.umask(0))
        self.fold()
        [plan] = self.list_plans()
        for path in (self.cache, plan.parent, plan):
            self.assertEqual(path.stat().st_mode & 0o7777, 0o700, path)
        for path in plan.iterdir():
            self.assertEqual(path.stat().st_mode & 0o7777, 0o600, path)

    def test_of_others(self):
        user = os.geteuid()
        self.fold()
        with mock.patch.object(os, "geteuid", return_value=user + 1):
            self.fold_untrusted(f"it belongs to the user {user}, not to {user + 1}")
        self.assertEqual(self.fold(), 0)

    def test_entry_of_others(self):
        """The folder is this user's."""
        user = os.geteuid()
        self.fold()
        [plan] = self.list_plans()
        for path, what in ((plan, "an entry"), (plan / "plan.json", "a file 'plan.json'")):
            plan_cache._warned.clear()
            with self.subTest(what), self.own(path, user + 1):
                self.fold_untrusted(f"{what} belongs to the user {user + 1}, not to {user}")
        self.assertEqual(self.fold(), 0)

    def own(self, path, user):
        """Has a path belong to another user, as far as its status says."""
        check, number = cache_folder.check_trust, path.stat().st_ino

        def look(what, status):
            values = list(status)
            if status.st_ino == number:
                values[4] = user
            check(what, os.stat_result(values))

        return mock.patch.object(cache_folder, "check_trust", look)

    def test_writable_for_others(self):
        self.fold()
        [plan] = self.list_plans()
        for path, what in (
            (plan.parent, "it"),
            (plan, "an entry"),
            (plan / "report.json", "a file 'report.json'"),
        ):
            for bit in (0o020, 0o002):
                plan_cache._warned.clear()
                mode = path.stat().st_mode
                path.chmod(mode | bit)
                with self.subTest(f"{what}, {bit:o}"):
                    self.fold_untrusted(
                        f"{what} can be written by others; remove it, so that it is made again"
                    )
                path.chmod(mode)
        self.assertEqual(self.fold(), 0)

    def test_another_folder_in_its_place(self):
        """The folder that was checked is read, though another folder has its name by then."""
        self.fold()
        [plan] = self.list_plans()
        read = plans.read_plan

        def swap(folder, options):
            plan.parent.rename(self.cache / "renamed")
            plan.mkdir(parents=True)
            (plan / "plan.json").write_text("planted")
            return read(folder, options)

        with mock.patch.object(plans, "read_plan", side_effect=swap):
            self.assertEqual(self.fold(), 0)


def remove(path):
    shutil.rmtree(path) if path.is_dir() else path.unlink()


class LimitTest(CacheCase):
    """$STEPFOLD_CACHE_SIZE."""

    def limit(self, value):
        patch = mock.patch.dict(os.environ, STEPFOLD_CACHE_SIZE=value)
        patch.start()
        self.addCleanup(patch.stop)

    def add(self, name, mib, days):
        """An entry that was used some days ago, of which this process does not know."""
        cache_limit._added.clear()
        folder = self.cache / "plans" / (name * 64 if len(name) == 1 else name)
        folder.mkdir(parents=True)
        with open(folder / "plan.json", "wb") as file:
            file.truncate(int(mib * MIB))
        used = time.time() - days * 86400
        os.utime(folder, (used, used))
        return folder

    def list_letters(self):
        """The first letters of the entries that were added."""
        return "".join(plan.name[0] for plan in self.list_plans() if len(set(plan.name)) == 1)

    def test_least_recent_first(self):
        self.limit("10")
        for name, days in (("a", 3), ("b", 9), ("c", 1), ("d", 5)):
            self.add(name, 3, days)
        self.fold()
        self.assertEqual(self.list_letters(), "acd")
        self.add("e", 4.5, 2)
        self.assertEqual(self.fold(), 0)
        self.assertEqual(self.list_letters(), "acde")  # Only what is new takes space.
        self.fold(4)
        self.assertEqual(self.list_letters(), "ce")

    def test_default(self):
        self.add("a", 1020, 2)
        self.fold()
        self.assertEqual(self.list_letters(), "a")
        self.add("b", 5, 1)
        self.fold(4)
        self.assertEqual(self.list_letters(), "b")

    def test_looks(self):
        """A process reads the sizes of all entries once, and when it has added enough."""
        with mock.patch.object(cache_limit, "list_entries", wraps=cache_limit.list_entries) as look:
            self.limit("100")
            for size in range(3, 9):
                self.fold(size)
            self.assertEqual(look.call_count, 1)
            self.limit("1")  # The plans are more than its part.
            self.fold(9)
            self.assertEqual(look.call_count, 2)

    def test_uses(self):
        """Loading is a use, which is recorded once in a while."""
        self.limit("0")
        self.fold()
        [plan] = self.list_plans()
        for age in (-86400, 86400):
            os.utime(plan, (time.time() - age,) * 2)
            self.assertEqual(self.fold(), 0)
            self.assertLess(abs(time.time() - plan.stat().st_mtime), 60)
        with mock.patch.object(os, "utime") as utime:
            self.fold()
        utime.assert_not_called()
        self.fold(4)
        self.assertEqual(len(self.list_plans()), 2)  # Both are in use, whatever the limit.
        os.utime(plan, (0, 0))
        self.fold(5)
        self.assertEqual(len(self.list_plans()), 2)
        self.assertFalse(plan.exists())

    def test_only_entries(self):
        """Whatever else is in the folder stays."""
        self.limit("0")
        self.add("a", 1, 2)
        self.add("my plans", 1, 2)
        self.add(cache_limit.TEMPORARY + "left", 1, 2)
        file = self.cache / "plans" / ("f" * 64)
        link = self.cache / "plans" / ("e" * 64)
        file.write_bytes(bytes(100))
        link.symlink_to(self.cache)
        for path in (file, link):
            os.utime(path, (0, 0), follow_symlinks=False)
        self.fold()
        names = {path.name for path in self.list_plans()}
        self.assertEqual(len(names), 4, names)
        self.assertLessEqual({"my plans", file.name, link.name}, names)

    def test_removed_while_it_is_loaded(self):
        """By another process, in whole or in part; then also what was stored in its place."""
        read = plans.read_plan
        for pattern in ("report.json", "plan.json", "*"):
            for count in (1, 2):
                self.fold()
                counts = iter(range(count))

                def remove(folder, options, pattern=pattern, counts=counts):
                    if next(counts, None) is not None:
                        for file in folder.glob(pattern):
                            file.unlink()
                    return read(folder, options)

                with mock.patch.object(plans, "read_plan", side_effect=remove) as reads:
                    self.assertEqual(self.fold(), 1)
                self.assertEqual(reads.call_count, count + 1)

    def test_removed_by_others(self):
        """Two processes that remove the same."""
        self.limit("3")
        for name, days in (("a", 9), ("b", 8), ("c", 7)):
            self.add(name, 2, days)
        rename = Path.rename

        def lose(source, target):
            rename(source, target)
            if "a" * 64 in str(source):
                rename(source, target)

        with mock.patch.object(Path, "rename", lose):
            self.fold()
        self.assertEqual(self.list_letters(), "c")

    def test_not_removable(self):
        """Others go instead, and the step is done."""
        self.limit("3")
        for name, days in (("a", 9), ("b", 8)):
            self.add(name, 2, days)
        rename = Path.rename

        def refuse(source, target):
            if "a" * 64 in str(source):
                raise PermissionError("not yours")
            rename(source, target)

        with mock.patch.object(Path, "rename", refuse):
            self.fold()
        self.assertEqual(self.list_letters(), "a")

    def test_values(self):
        param = nn.Parameter(torch.ones(3))
        for value in ("", "1G", "-1", "1.5", " 5", "\u0665", "9" * 5000):
            self.limit(value)
            optimizer = optim.SGD([param])
            with self.assertRaises(ValueError) as caught:
                stepfold.torch.fold(optimizer)
            message = str(caught.exception)
            self.assertRegex(
                message, "^STEPFOLD_CACHE_SIZE: expected a whole number of MiB from 0 to 999999999"
            )
            self.assertLess(len(message), 150)
            self.assertIs(type(optimizer), optim.SGD)
        self.limit("999999999")
        self.fold()


if __name__ == "__main__":
    unittest.main()
