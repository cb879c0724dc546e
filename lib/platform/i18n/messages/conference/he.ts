import type { Messages } from "../messages";

export default {
  phone: "טלפון",
  weCall: "אנחנו מתקשרים אליכם",
  youCallUs: "אתם מתקשרים אלינו",
  youCall: "אתם מתקשרים אל {number}",
  youAreCalled: "יתקשרו אליכם אל {number}",
  join: "הצטרפות",
  code: "קוד כניסה: {code}",
  dial: "בטלפון: {phone}",
  follows: "הקישור יישלח באימייל.",
  missing: "עדיין אין קישור. בקשו אותו מ־{name}.",
  called: "נדרש כדי להתקשר אליכם",
  comes: "עם",
  message: "הודעה",
  manage: "העברה או ביטול",
} satisfies Messages["conference"];
