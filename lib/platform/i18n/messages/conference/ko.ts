import type { Messages } from "../messages";

const ko: Messages["conference"] = {
  phone: "전화",
  weCall: "저희가 전화드립니다",
  youCallUs: "직접 전화해 주세요",
  youCall: "{number} 번호로 전화해 주세요",
  youAreCalled: "{number} 번호로 전화를 드립니다",
  join: "참여하기",
  code: "암호: {code}",
  dial: "전화로 참여: {phone}",
  follows: "링크는 이메일로 보내 드립니다.",
  missing: "아직 링크가 없습니다. {name}님에게 문의해 주세요.",
  called: "전화를 받으시려면 필요합니다",
  comes: "함께하는 분",
  message: "메시지",
  manage: "변경 또는 취소",
};

export default ko;
