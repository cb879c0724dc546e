const page = {
  previewAlt: "Uygun saatleri olan bir hafta, biri seçili",
  loginDescription: "Görüşmelerinizi görmek, saatlerinizi ve randevu sayfanızı değiştirmek için oturum açın.",
  helpDescription:
    "Randevu alanlar için yanıtlar: randevuyu taşıma veya iptal etme, e-postayı bulma ve saat dilimini okuma.",
  help: "Yardım",
  helpTitle: "Randevu almaya yardım",
  helpChange: "Bir görüşmeyi nasıl taşır ya da iptal ederim?",
  helpChangeText:
    "Görüşmenizle ilgili e-postadaki bağlantıyı açın. Açılan sayfa güncel durumu ve yapabileceğiniz her şeyi gösterir.",
  helpMail: "E-posta gelmedi",
  helpMailText:
    "Önce istenmeyen posta klasörüne bakın. Adreste yazım hatası varsa doğru adresle yeniden randevu alın ve görüşeceğiniz kişiye haber verin.",
  helpZone: "Saatler hangi saat dilimine göre?",
  helpZoneText:
    "Tarayıcınızın bildirdiği kadarıyla sizinkine göre; saat dilimi her zaman saatlerin yanında yazar ve oradan değiştirebilirsiniz. Bazı sayfalar yalnızca tek bir saat dilimi sunar ve bunu belirtir.",
  helpNone: "Hiçbir saat bana uymuyor",
  helpNoneText: "Sonraki aya geçin ya da daha sonra yeniden bakın: biri iptal edince saatler boşalır.",
  helpSeen: "Yazdıklarımı kim görür?",
  helpSeenText:
    "Görüşeceğiniz kişi görür; davet ettikleriniz adınızı görür. E-posta adresiniz bu görüşmeyle ilgili mesajlar için kullanılır.",
  closedTitle: "Şu anda randevu alınamıyor",
  closedText: "{name} şu anda randevu kabul etmiyor. Daha önce alınmış randevular geçerliliğini korur.",
  appUnknownTitle: "Bu bağlantı kullanılamıyor",
  appUnknownText:
    "Bağlantı, bu sayfayla çalışmayan ya da artık var olmayan bir uygulamayı gösteriyor. Yine de {name} ile görüşebilirsiniz: sayfayı uygulama olmadan açın.",
  appUnknownLink: "Sayfayı aç",
  linkUnknownTitle: "Bu bağlantı bir randevuya götürmüyor",
  linkUnknownText:
    "Bağlantının bir bölümü yolda kaybolmuş olabilir. Bağlantıyı {name} adlı kişiden yeniden isteyin ya da randevu sayfasını kullanın.",
  linkUsedTitle: "Bu bağlantı kullanılmış",
  linkUsedText:
    "Bağlantı sınırlı sayıda randevu içindi ve hepsi alındı. {name} adlı kişiden yeni bir bağlantı isteyin ya da randevu sayfasını kullanın.",
  linkEndedTitle: "Bu bağlantının süresi doldu",
  linkEndedText:
    "Bu bağlantıyla randevu alma süresi geçti. {name} adlı kişiden yeni bir bağlantı isteyin ya da randevu sayfasını kullanın.",
  linkRevokedTitle: "Bu bağlantı geri çekildi",
  linkRevokedText:
    "{name} artık bu bağlantıyla randevu kabul etmiyor. Randevu sayfasını yine de kullanabilirsiniz.",
  linkPublic: "Randevu sayfasını aç",
  offerIntro: "Şu saatler uygun ({duration}). Lütfen size uyanı seçin:",
  bookedText: "Teşekkürler. Sonraki sayfa kendiliğinden açılır; açılmazsa lütfen buradan devam edin.",
};

export default page;
