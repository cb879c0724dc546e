import type { Messages } from "../messages";

export default {
  broken:
    "{count, plural, zero {تعذّرت قراءة تقاويمك: {names}} one {تعذّرت قراءة تقويمك: {names}} two {تعذّرت قراءة تقويمين لك: {names}} few {تعذّرت قراءة # تقاويم لك: {names}} many {تعذّرت قراءة # تقويمًا لك: {names}} other {تعذّرت قراءة # تقويم لك: {names}}}",
  brokenBlocks: "وفق اختيارك، لا تعرض هذه الصفحة أوقاتًا حتى يعود ذلك إلى العمل. لا يرى هذا غيرك.",
  brokenLastKnown:
    "تواصل هذه الصفحة عرض الأوقات بحسب آخر ما عُرف من تقاويمك، وقد يُحجز فوق ما استجد فيها. لا يرى هذا غيرك.",
  brokenLink: "إعادة الربط",
  brokenComplexLink: "فتح التقاويم",
} satisfies Messages["pageOwner"];
