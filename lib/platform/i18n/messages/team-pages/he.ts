import type { Messages } from "../messages";

export default {
  choose: "עם מי תרצו להיפגש?",
  anyone: "לא משנה עם מי",
  with: "עם {name}",
  emptyTitle: "אין מועדים כרגע",
  emptyText: "כרגע אי אפשר לקבוע פגישה עם אף אחד מהצוות {name}. חזרו מאוחר יותר.",
} satisfies Messages["team"];
