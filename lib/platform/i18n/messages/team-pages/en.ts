/** On the booking page of a team. */
const team = {
  choose: "Who would you like to meet?",
  anyone: "Anyone",
  with: "With {name}",
  emptyTitle: "There are no times at the moment",
  emptyText: "Nobody of {name} can be booked at the moment. Please come back later.",
};

export default team;
