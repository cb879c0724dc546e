import type { Messages } from "../messages";

const tr: Messages["conference"] = {
  phone: "Telefon",
  weCall: "Biz sizi ararız",
  youCallUs: "Siz bizi ararsınız",
  youCall: "Arayacağınız numara: {number}",
  youAreCalled: "Aranacağınız numara: {number}",
  join: "Katıl",
  code: "Geçiş kodu: {code}",
  dial: "Telefonla: {phone}",
  follows: "Bağlantı e-postayla gelecek.",
  missing: "Henüz bağlantı yok. Lütfen {name} ile iletişime geçip isteyin.",
  called: "Sizin aranacağınız durumda gerekir",
  comes: "Kiminle",
  message: "Mesaj",
  manage: "Taşı ya da iptal et",
};

export default tr;
