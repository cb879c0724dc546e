import type { Messages } from "../messages";

const ja: Messages["conference"] = {
  phone: "電話",
  weCall: "こちらからお電話します",
  youCallUs: "お電話ください",
  youCall: "{number}にお電話ください",
  youAreCalled: "{number}にお電話します",
  join: "参加する",
  code: "パスコード：{code}",
  dial: "電話で参加：{phone}",
  follows: "リンクは後ほどメールでお送りします。",
  missing: "リンクはまだありません。{name}さんにお問い合わせください。",
  called: "お電話を受ける場合に必要です",
  comes: "お相手",
  message: "メッセージ",
  manage: "変更・キャンセル",
};

export default ja;
