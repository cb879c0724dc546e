import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../project-root";
import { checkCatalogues } from "./check-catalogues";
import { checkText } from "./check-text";
import { findUnusedKeys } from "./find-unused-keys";
import { listCatalogues } from "./read-catalogue";

it("The texts of all languages are complete, valid and used", async () => {
  expect(await checkCatalogues()).toEqual([]);
});

it("README.md describes every file", () => {
  const readme = readFileSync(path.join(projectRoot, "messages/README.md"), "utf8");
  const names = listCatalogues("en").map((file) => path.basename(file, ".json"));
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe("checkText", () => {
  const ENGLISH = "{count, plural, one {# day} other {# days}} for {name}";

  it.each([
    ["de", "{count, plural, one {# Tag} other {# Tage}} für {name}", []],
    ["de", "{name}: {count, plural, =0 {kein Tag} one {# Tag} other {# Tage}}", []],
    [
      "de",
      "{count, plural, one {# Tag} other {# Tage}}",
      ["takes other values than English: {count, number}, not {count, number} {name, text}"],
    ],
    ["pl", ENGLISH, ["has a plural with one, other, not few, many, one, other"]],
    ["de", "{count, plural, one {# Tag}} {name}", ["is not ICU syntax: MISSING_OTHER_CLAUSE"]],
    ["de", "{count, number} {name", ["is not ICU syntax: EXPECT_ARGUMENT_CLOSING_BRACE"]],
    ["de", " {count, number} {name}", ["has spaces around it"]],
    ["de", "", ["is no text"]],
  ] as const)("in %s: %j", (lang, text, errors) => {
    expect(checkText(lang, "days", text, ENGLISH)).toEqual(errors);
  });

  it("requires the branches of the English text", () => {
    const english = "{per, select, day {a day} other {a week}}";
    expect(checkText("de", "per", "{per, select, tag {am Tag} other {in der Woche}}", english)).toEqual([
      "takes other values than English: {per, select, other tag}, not {per, select, day other}",
    ]);
  });

  it("requires typographic apostrophes, no tags, and isolates around phone numbers in right-to-left text", () => {
    expect(checkText("fr", "all", "l'heure", "the hour")).toEqual([
      "has a straight apostrophe, which is a sign of ICU's: write ’",
    ]);
    expect(checkText("fr", "all", "<b>heure</b>", "hour")).toEqual([
      "is not ICU syntax: <b>: texts have no tags",
    ]);
    expect(checkText("ar", "all", "+97141234567", "+33123456789")).toHaveLength(1);
    expect(checkText("ar", "all", "\u2066+97141234567\u2069", "+33123456789")).toEqual([]);
  });

  it("limits the length of some texts", () => {
    expect(checkText("de", "pageShell.close", "Dieses Fenster schließen", "Close")).toEqual([
      "has more than 12 characters",
    ]);
  });
});

it("findUnusedKeys returns keys that code contains neither as a string nor by a template", async () => {
  const keys = [
    "booking.heading",
    "roles.admin",
    "eventPage.errors.titleMissing",
    "consent.scopes.events_read",
  ];
  expect(await findUnusedKeys([...keys, "booking.unheard", "roles.unheard"])).toEqual([
    "booking.unheard",
    "roles.unheard",
  ]);
});
