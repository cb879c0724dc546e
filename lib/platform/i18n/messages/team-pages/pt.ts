const team = {
  choose: "Com quem gostaria de se encontrar?",
  anyone: "Qualquer pessoa",
  with: "Com {name}",
  emptyTitle: "De momento não há horários",
  emptyText: "De momento não é possível marcar com ninguém de {name}. Volte mais tarde.",
};

export default team;
