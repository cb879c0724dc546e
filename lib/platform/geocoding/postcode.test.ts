import { expect, it } from "vitest";
import { findPostcode } from "./postcode";

it.each([
  ["5 rue de la Paix, 75002 Paris", "75002"],
  ["14 Tanner Street, London SE1 3LD", "SE13LD"],
  ["14 tanner street, london se1 3ld", "SE13LD"],
  ["Dam 1, 1012 JS Amsterdam", "1012JS"],
  ["100 King St W, Toronto, ON M5X 1A9", "M5X1A9"],
  ["Grafton St, Dublin D02 X285", "D02X285"],
  ["Av. Paulista 1578, São Paulo 01310-200", "01310-200"],
  ["Rua Augusta 1, 1100-048 Lisboa", "1100-048"],
  ["Drottninggatan 5, 111 51 Stockholm", "11151"],
  ["1600 Pennsylvania Ave, Washington, DC 20500-0003", "20500"],
  ["Mariahilfer Straße 1020, 1070 Wien", "1070"],
  ["Hauptstraße 5, Wien", null],
  ["", null],
])("findPostcode in %s returns %s", (address, postcode) => {
  expect(findPostcode(address)).toBe(postcode);
});
