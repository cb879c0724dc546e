const forms = {
  submit: "Devam",
  again: "Forma dön",
  thanksTitle: "Teşekkürler",
  thanksText: "Yanıtlarınız bize ulaştı.",
  nowhereTitle: "Şu anda alınabilecek randevu yok",
  nowhereText:
    "Yanıtlarınız bize ulaştı. Randevu alabileceğiniz sayfa şu anda kapalı: lütfen daha sonra yeniden gelin ya da sizi buraya yönlendirene sorun.",
  scriptNeeded: "Bu form JavaScript gerektirir. JavaScript’i açın ya da sayfayı yenileyip yeniden deneyin.",
};

export default forms;
