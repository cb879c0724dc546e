const pageOwner = {
  broken:
    "{count, plural, one {Takviminiz okunamıyor: {names}} other {Takvimlerinizden {count} tanesi okunamıyor: {names}}}",
  brokenBlocks: "Seçtiğiniz gibi, bu düzelene kadar bu sayfada saat sunulmaz. Bunu yalnızca siz görürsünüz.",
  brokenLastKnown:
    "Bu sayfa, takvimlerinizden en son bilinenlere göre saat sunmaya devam eder: yeni kayıtlarınızın üzerine randevu alınabilir. Bunu yalnızca siz görürsünüz.",
  brokenLink: "Yeniden bağla",
  brokenComplexLink: "Takvimleri aç",
};

export default pageOwner;
