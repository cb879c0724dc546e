const tr = {
  day: "Dolu, {date}",
  key: "Dolu",
  full: "Bu gündeki tüm saatler dolu.",
  heading: "Bu gün için adresinizi bırakın",
  text: "Bir saat boşalırsa size e-postayla öneririz ve {duration} boyunca sizin için ayırırız.",
  until: "Son gün",
  untilHint: "Art arda birkaç gün için bekleyebilirsiniz. Yalnızca bu gün içinse olduğu gibi bırakın.",
  submit: "Bekleme listesine katıl",
  untilBad: "{first} – {last} arasında bir gün seçin",
  many: "Beklenebilecek en fazla gün sayısına ulaştınız. Lütfen önce bu listelerden birinden çıkın",
  gone: "Bu sayfa artık bekleme listesine kimseyi almıyor.",
  ended: "Bu saat artık sizin için ayrılmıyor, ama hâlâ uygun.",
  listedTitle: "Bekleme listesindesiniz",
  listedText:
    "{days}, {name} ile. Bir saat boşalır boşalmaz size yazarız. O zamana kadar kesinleşmiş bir randevu yoktur.",
  listedMail:
    "Bir saat boşalır boşalmaz size yazarız. Az önce gönderdiğimiz e-postayla listeden çıkabilirsiniz.",
  offeredTitle: "Sizin için bir saat ayrıldı",
  offeredText:
    "{time}, {name} ile. Şu zamana kadar ayrılmıştır: {until}. Siz randevuyu alana kadar kesinleşmez.",
  book: "Bu saati al",
  leave: "Bekleme listesinden çık",
  leftTitle: "Bekleme listesinde değilsiniz",
  leftText: "Listeden çıktınız, randevu aldınız ya da gün geçti. Bununla ilgili başka e-posta gelmeyecek.",
  toPage: "Randevu sayfasına git",
};

export default tr;
