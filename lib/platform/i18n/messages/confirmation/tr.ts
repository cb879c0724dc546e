const tr = {
  heading: "E-postanıza bakın",
  text: "{email} adresine altı haneli bir kod gönderdik. Bu adresin size ait olduğunu bilmemiz için kodu buraya girin.",
  kept: "Saatiniz şu zamana kadar sizin için ayrılmıştır: {time}.",
  code: "Kod",
  codeHint: "Ulaşması bir dakika sürebilir. Lütfen istenmeyen posta klasörüne de bakın.",
  submit: "Devam",
  renew: "Yeni kod gönder",
  change: "Yazdıklarımı değiştir",
  renewed: "{email} adresine yeni bir kod gönderildi.",
  wrong: "Kod doğru değil. Kalan deneme: {left, number}",
  spent: "Kod beş kez yanlış girildi ve artık çalışmıyor. Lütfen yeni bir kod isteyin.",
  expired: "Kod 15 dakika geçerliydi ve artık çalışmıyor. Lütfen yeni bir kod isteyin.",
  many: "Bu adrese çok sayıda kod gönderildi. Lütfen bir saat sonra yeniden deneyin.",
  busy: "Bu çok hızlıydı. Lütfen bir dakika bekleyip yeniden deneyin.",
  goneTitle: "Bu form artık saklanmıyor",
  goneText: "Kodu çok uzun süre bekledi. Lütfen formu yeniden doldurun.",
};

export default tr;
