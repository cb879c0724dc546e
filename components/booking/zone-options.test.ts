import { expect, it } from "vitest";
import { renderZoneOptions } from "./zone-options";

it("renderZoneOptions groups the zones and escapes their names", () => {
  expect(renderZoneOptions([{ label: "Asia", zones: [{ value: "Asia/Kathmandu", label: '<"&">' }] }])).toBe(
    '<optgroup label="Asia"><option value="Asia/Kathmandu">&lt;&quot;&amp;&quot;&gt;</option></optgroup>',
  );
});
