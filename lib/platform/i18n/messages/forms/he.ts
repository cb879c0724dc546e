import type { Messages } from "../messages";

export default {
  submit: "המשך",
  again: "חזרה לטופס",
  thanksTitle: "תודה",
  thanksText: "התשובות שלכם הגיעו.",
  nowhereTitle: "אין מה לקבוע כרגע",
  nowhereText:
    "התשובות שלכם הגיעו. הדף שבו אפשר לקבוע פגישה סגור כרגע: חזרו מאוחר יותר, או פנו למי ששלח אתכם לכאן.",
  scriptNeeded: "הטופס הזה דורש JavaScript. הפעילו אותו, או טענו את הדף מחדש ונסו שוב.",
} satisfies Messages["forms"];
