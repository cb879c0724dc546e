const team = {
  choose: "Qui souhaitez-vous rencontrer ?",
  anyone: "Peu importe",
  with: "Avec {name}",
  emptyTitle: "Aucun créneau pour le moment",
  emptyText: "Personne de {name} ne peut être réservé pour le moment. Revenez plus tard.",
};

export default team;
