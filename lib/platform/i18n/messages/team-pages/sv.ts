const team = {
  choose: "Vem vill du träffa?",
  anyone: "Vem som helst",
  with: "Med {name}",
  emptyTitle: "Det finns inga tider just nu",
  emptyText: "Just nu går det inte att boka någon hos {name}. Kom tillbaka senare.",
};

export default team;
