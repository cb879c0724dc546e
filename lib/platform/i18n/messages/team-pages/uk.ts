const team = {
  choose: "З ким ви хочете зустрітися?",
  anyone: "Байдуже з ким",
  with: "З ким: {name}",
  emptyTitle: "Зараз вільного часу немає",
  emptyText: "Зараз ні до кого не можна записатися ({name}). Будь ласка, зайдіть пізніше.",
};

export default team;
