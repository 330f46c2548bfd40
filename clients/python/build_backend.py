"""Makes the wheel (PEP 517). Standard library only, so that installing needs no network and no build tool."""

import base64
import hashlib
import tarfile
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]
NAME = PROJECT["name"].replace("-", "_")
STEM = f"{NAME}-{PROJECT['version']}"
MODULES = sorted(path for path in (HERE / NAME).iterdir() if path.is_file())


def _metadata() -> str:
    head = {
        "Metadata-Version": "2.3",
        "Name": PROJECT["name"],
        "Version": PROJECT["version"],
        "Summary": PROJECT["description"],
        "Requires-Python": PROJECT["requires-python"],
        "License": PROJECT["license"],
        "Description-Content-Type": "text/markdown",
    }
    lines = "".join(f"{name}: {value}\n" for name, value in head.items())
    return f"{lines}\n{(HERE / PROJECT['readme']).read_text('utf-8')}"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {str(path.relative_to(HERE)): path.read_bytes() for path in MODULES}
    info = f"{STEM}.dist-info"
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: beleg\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    wheel = f"{STEM}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    sdist = f"{STEM}.tar.gz"
    with tarfile.open(Path(sdist_directory) / sdist, "w:gz") as archive:
        for path in [*sorted(HERE.glob("*.*")), *MODULES]:
            archive.add(path, f"{STEM}/{path.relative_to(HERE)}")
    return sdist


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
