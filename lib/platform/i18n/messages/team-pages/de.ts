const team = {
  choose: "Mit wem möchten Sie sich treffen?",
  anyone: "Egal wer",
  with: "Mit {name}",
  emptyTitle: "Derzeit gibt es keine Termine",
  emptyText: "Bei {name} kann derzeit niemand gebucht werden. Bitte schauen Sie später wieder vorbei.",
};

export default team;
