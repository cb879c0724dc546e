import type { Messages } from "../messages";

export default {
  choose: "مع من الموعد؟",
  anyone: "أي شخص",
  with: "مع {name}",
  emptyTitle: "لا توجد أوقات حاليًا",
  emptyText: "لا يمكن الحجز مع أي من أعضاء {name} حاليًا. يُرجى العودة لاحقًا.",
} satisfies Messages["team"];
