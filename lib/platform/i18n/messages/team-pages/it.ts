const team = {
  choose: "Chi desidera incontrare?",
  anyone: "Chiunque",
  with: "Con {name}",
  emptyTitle: "Al momento non ci sono orari",
  emptyText: "Al momento non è possibile prenotare con nessuno di {name}. Torni più tardi.",
};

export default team;
