const forms = {
  submit: "계속",
  again: "양식으로 돌아가기",
  thanksTitle: "감사합니다",
  thanksText: "답변이 접수되었습니다.",
  nowhereTitle: "지금은 예약할 수 없습니다",
  nowhereText:
    "답변이 접수되었습니다. 예약 페이지가 지금은 닫혀 있으니 나중에 다시 오시거나, 링크를 보낸 분에게 문의해 주세요.",
  scriptNeeded:
    "이 양식에는 JavaScript가 필요합니다. JavaScript를 켜거나 페이지를 새로 고친 후 다시 시도해 주세요.",
};

export default forms;
