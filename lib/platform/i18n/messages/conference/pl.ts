import type { Messages } from "../messages";

const pl: Messages["conference"] = {
  phone: "Telefon",
  weCall: "My dzwonimy do Ciebie",
  youCallUs: "Ty dzwonisz do nas",
  youCall: "Zadzwoń pod numer {number}",
  youAreCalled: "Czekaj na telefon pod numerem {number}",
  join: "Dołącz",
  code: "Kod dostępu: {code}",
  dial: "Telefonicznie: {phone}",
  follows: "Link przyślemy e-mailem.",
  missing: "Linku jeszcze nie ma. Zapytaj o niego: {name}.",
  called: "Potrzebny, jeśli mamy zadzwonić",
  comes: "Z kim",
  message: "Wiadomość",
  manage: "Przełóż lub odwołaj",
};

export default pl;
