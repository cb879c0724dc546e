const team = {
  choose: "Z kim chcesz się spotkać?",
  anyone: "Wszystko jedno",
  with: "Z kim: {name}",
  emptyTitle: "Obecnie brak terminów",
  emptyText: "W zespole {name} nie ma teraz nikogo do rezerwacji. Wróć później.",
};

export default team;
