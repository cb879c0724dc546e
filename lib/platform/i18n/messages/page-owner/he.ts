import type { Messages } from "../messages";

export default {
  broken:
    "{count, plural, one {אי אפשר לקרוא את היומן שלכם: {names}} two {אי אפשר לקרוא שניים מהיומנים שלכם: {names}} other {אי אפשר לקרוא # מהיומנים שלכם: {names}}}",
  brokenBlocks: "כפי שבחרתם, הדף הזה לא מציע מועדים עד שזה יסתדר. רק אתם רואים את זה.",
  brokenLastKnown:
    "הדף הזה ממשיך להציע מועדים לפי מה שידוע לאחרונה על היומנים שלכם: על מה שנוסף מאז אולי תיקבע פגישה. רק אתם רואים את זה.",
  brokenLink: "חיבור מחדש",
  brokenComplexLink: "פתיחת היומנים",
} satisfies Messages["pageOwner"];
