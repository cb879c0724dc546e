const team = {
  choose: "Kiminle görüşmek istersiniz?",
  anyone: "Fark etmez",
  with: "{name} ile",
  emptyTitle: "Şu anda uygun saat yok",
  emptyText: "{name} ekibinden şu anda kimseyle randevu alınamıyor. Lütfen daha sonra yeniden bakın.",
};

export default team;
