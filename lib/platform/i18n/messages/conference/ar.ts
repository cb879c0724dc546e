import type { Messages } from "../messages";

export default {
  phone: "الهاتف",
  weCall: "نتصل بك",
  youCallUs: "اتصالك بنا",
  youCall: "اتصالك على الرقم {number}",
  youAreCalled: "سيصلك اتصال على الرقم {number}",
  join: "انضمام",
  code: "رمز الدخول: {code}",
  dial: "عبر الهاتف: {phone}",
  follows: "سيصلك الرابط بالبريد الإلكتروني.",
  missing: "لا يوجد رابط بعد. يُرجى طلبه من {name}.",
  called: "ضروري للاتصال بك",
  comes: "مع",
  message: "الرسالة",
  manage: "نقل أو إلغاء",
} satisfies Messages["conference"];
