"""Writes the wire types of the server down for the browser: web/src/app/protocol.gen.ts.

    ./run tool protocol            write the file
    ./run tool protocol --check    fail when it is not what the models say

The models in server/wire/ are the only declaration; what a request or an
answer looks like over HTTP is read from the application's OpenAPI document.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from grognard.server.app import make_app
from grognard.server.settings import Settings
from grognard.server.wire.play import server_messages
from grognard.server.wire.requests import client_messages

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "web" / "src" / "app" / "protocol.gen.ts"
HEAD: Final = "// Written by tools/protocol.py from src/grognard/server/wire/; not by hand.\n"
REFERENCE: Final = "#/components/schemas/{model}"

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(type_of(part) for part in schema[union])
    return plain_type(schema)


def plain_type(schema: Schema) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    names = {"string": "string", "integer": "number", "number": "number"}
    return {**names, "boolean": "boolean", "null": "null"}.get(str(kind), "unknown")


def comment(text: str, indent: str = "") -> list[str]:
    lines = text.strip().split("\n")
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(name: str, schema: Schema) -> str:
    lines = comment(schema["description"]) if "description" in schema else []
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {type_of(schema)};"])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, shape in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {type_of(shape)};")
    return "\n".join([*lines, "}"])


def definitions(document: Schema) -> dict[str, Schema]:
    """Every model that goes over the wire, by name."""
    found: dict[str, Schema] = dict(document["components"]["schemas"])
    for adapter, mode in ((client_messages, "validation"), (server_messages, "serialization")):
        schema = adapter.json_schema(mode=mode, ref_template=REFERENCE)  # type: ignore[arg-type]
        for name, model in schema["$defs"].items():
            if found.setdefault(name, model) != model:
                raise SystemExit(f"{name} is declared in two ways")
    return found


def union(name: str, about: str, adapter: Any) -> str:
    schema = adapter.json_schema(ref_template=REFERENCE)
    parts = [f"  | {type_of(part)}" for part in schema["oneOf"]]
    return "\n".join([*comment(about), f"export type {name} =", *parts]) + ";"


def body_of(operation: Schema) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    return type_of(content["application/json"]["schema"]) if content else "undefined"


def answer_of(operation: Schema) -> str:
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            content = answer.get("content", {})
            shapes = [type_of(shape["schema"]) for shape in content.values() if "schema" in shape]
            return shapes[0] if shapes else "undefined"
    raise SystemExit(f"{operation['operationId']} has no good answer")


def operations(document: Schema) -> str:
    lines = [
        *comment("Every operation over HTTP: its body, and its answer when it is carried out."),
        "export interface Operations {",
    ]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            shape = f"{{ body: {body_of(operation)}; answer: {answer_of(operation)} }}"
            lines.append(f"  {json.dumps(f'{method.upper()} {path}')}: {shape};")
    return "\n".join([*lines, "}"])


def protocol() -> str:
    """The whole file."""
    document = make_app(Settings()).openapi()
    found = definitions(document)
    parts = [interface(name, found[name]) for name in sorted(found)]
    parts.append(
        union("ClientMessage", "What a client may send over a WebSocket.", client_messages)
    )
    parts.append(union("ServerMessage", "What the server sends over one.", server_messages))
    parts.append(operations(document))
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    text = protocol()
    if "--check" not in arguments:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is out of date; run ./run tool protocol")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
