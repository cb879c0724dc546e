const team = {
  choose: "您想与谁会面？",
  anyone: "任何人",
  with: "与 {name} 会面",
  emptyTitle: "目前没有可预约的时间",
  emptyText: "目前无法预约 {name} 的任何成员。请稍后再来。",
};

export default team;
