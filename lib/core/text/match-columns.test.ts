import { expect, it } from "vitest";
import { matchColumns } from "./match-columns";

const FIELDS = [
  { name: "email", aliases: ["E-Mail-Adresse", "courriel"] },
  { name: "first_name", label: "First name", aliases: ["prénom"] },
];

it("finds columns by name, label and alias, whatever their case, accents and punctuation", () => {
  expect(matchColumns(["E-MAIL ADRESSE", "Prenom", "Shoe size"], FIELDS)).toEqual([
    "email",
    "first_name",
    null,
  ]);
});

it("uses a field for the first of several columns, and matches no empty header", () => {
  expect(matchColumns(["", "Courriel", "Email", "first name"], FIELDS)).toEqual([
    null,
    "email",
    null,
    "first_name",
  ]);
});
