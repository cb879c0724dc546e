const series = {
  heading: "Dizi",
  place: "{index, number}/{count, number}",
  every: {
    day: "Her gün",
    week: "Her hafta",
    two_weeks: "İki haftada bir",
    four_weeks: "Dört haftada bir",
    month: "Her ay",
  },
  repeat: "Bu görüşmeyi tekrarla",
  rhythm: "Ne sıklıkta",
  times: "Görüşme sayısı",
  once: "Bir kez",
  show: "Tarihleri göster",
  dates: "{count, plural, one {# tarih} other {# tarih}}",
  zoneNote: "Saat diliminde her zaman aynı saatte: {zone}.",
  monthNote: "Bu günün olmadığı aylarda ayın son günü geçerlidir.",
  lost: "{count, plural, one {Tarihlerden biri uygun değil. Onun için başka bir saat seçin ya da çıkarın.} other {# tarih uygun değil. Her biri için başka bir saat seçin ya da çıkarın.}}",
  lostMove:
    "{count, plural, one {Görüşmelerden biri birlikte taşınamıyor. Onun için başka bir saat seçin ya da yerinde bırakın.} other {# görüşme birlikte taşınamıyor. Her biri için başka bir saat seçin ya da yerinde bırakın.}}",
  taken: "Uygun değil",
  instead: "Yerine: {date}",
  leaveOut: "Çıkar",
  stay: "Yerinde kalır: {date}",
  which: "Hangi görüşmeler?",
  one: "Yalnızca bu",
  following: "Bu ve sonrakilerin tümü ({count, number})",
  others: "Dizinin tüm tarihleri",
  gone: "Tarihlerden bazıları artık uygun değil ve hiçbir randevu alınmadı. Lütfen yeniden bakın.",
};

export default series;
