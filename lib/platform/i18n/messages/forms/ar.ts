import type { Messages } from "../messages";

export default {
  submit: "متابعة",
  again: "العودة إلى النموذج",
  thanksTitle: "شكرًا لك",
  thanksText: "وصلت إجاباتك.",
  nowhereTitle: "لا يوجد ما يمكن حجزه حاليًا",
  nowhereText:
    "وصلت إجاباتك. الصفحة التي كان يمكنك الحجز فيها مغلقة حاليًا: يُرجى العودة لاحقًا أو سؤال من أرسلك إلى هنا.",
  scriptNeeded: "يحتاج هذا النموذج إلى JavaScript. يُرجى تفعيله أو إعادة تحميل الصفحة ثم المحاولة مرة أخرى.",
} satisfies Messages["forms"];
