const team = {
  choose: "누구와 만나고 싶으세요?",
  anyone: "누구나",
  with: "{name}님과 함께",
  emptyTitle: "지금은 예약할 수 있는 시간이 없습니다",
  emptyText: "{name}에 지금 예약할 수 있는 사람이 없습니다. 나중에 다시 확인해 주세요.",
};

export default team;
