const team = {
  choose: "Wie wilt u ontmoeten?",
  anyone: "Maakt niet uit",
  with: "Met {name}",
  emptyTitle: "Er zijn op dit moment geen tijden",
  emptyText: "Bij {name} is op dit moment niemand te boeken. Kom later terug.",
};

export default team;
