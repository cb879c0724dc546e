import { describe, expect, it } from "vitest";
import { buildPageShell } from "./build-page-shell";
import { parseEmbed, parseEmbedParam } from "./parse-embed";

const read = (query: string) => parseEmbedParam(new URLSearchParams(query));

describe("parseEmbedParam", () => {
  it("keeps each part once, in a fixed order", () => {
    expect(read("embed=layout-compact.accent-C0392B.theme-dark.background-transparent")).toBe(
      "theme-dark.background-transparent.layout-compact.accent-c0392b",
    );
    expect(read("embed=times-columns.theme-dark")).toBe("theme-dark.times-columns");
    expect(read("embed=times-month")).toBe("times-month");
    expect(parseEmbed("theme-dark.accent-c0392b")).toEqual({ theme: "dark", accent: "#c0392b" });
  });

  it.each([
    "",
    "1",
    "true",
    "theme-pink",
    "accent-red",
    "accent-c0392",
    "theme",
    "layout-wide",
    "times-",
    "times-year",
    "-.-",
    "a-b",
  ])("ignores the unknown part %j", (value) => expect(read(`embed=${value}`)).toBe("1"));

  it("returns false without the parameter", () => {
    expect(read("theme=dark")).toBe(false);
  });
});

it("buildPageShell makes the accent of an embedded page readable", () => {
  const { colours, embed } = buildPageShell("en", { title: "A" }, null, { embed: "accent-ffef9f" });
  expect(embed).toEqual({ accent: "#ffef9f" });
  expect(colours?.["--accent"]).toMatch(/^light-dark\(#[0-9a-f]{6}, #ffef9f\)$/);
  expect(colours?.["--accent"]).not.toContain("light-dark(#ffef9f");
});
