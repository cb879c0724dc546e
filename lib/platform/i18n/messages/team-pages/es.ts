const team = {
  choose: "¿Con quién quiere reunirse?",
  anyone: "Cualquiera",
  with: "Con {name}",
  emptyTitle: "Ahora mismo no hay horas",
  emptyText: "En este momento no se puede reservar con nadie de {name}. Vuelva más tarde, por favor.",
};

export default team;
