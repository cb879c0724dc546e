import type { Messages } from "../messages";

const de: Messages["conference"] = {
  phone: "Telefon",
  weCall: "Wir rufen Sie an",
  youCallUs: "Sie rufen uns an",
  youCall: "Sie rufen {number} an",
  youAreCalled: "Sie werden unter {number} angerufen",
  join: "Teilnehmen",
  code: "Kenncode: {code}",
  dial: "Per Telefon: {phone}",
  follows: "Der Link folgt per E-Mail.",
  missing: "Es gibt noch keinen Link. Bitte fragen Sie {name} danach.",
  called: "Nötig, wenn Sie angerufen werden",
  comes: "Mit",
  message: "Nachricht",
  manage: "Verschieben oder absagen",
};

export default de;
