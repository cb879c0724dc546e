const team = {
  choose: "どなたと予約しますか？",
  anyone: "指定なし",
  with: "{name}さん",
  emptyTitle: "現在、空きはありません",
  emptyText: "{name}では現在、予約できる人がいません。後ほどもう一度お越しください。",
};

export default team;
