import type { Texts } from "./texts";

export default {
  booked: { subject: "Yeni randevu", text: "{name} sizden bir randevu aldı." },
  requestedHost: {
    subject: "Yeni istek",
    text: "{name} sizinle görüşmek istiyor. Lütfen saatlerden birini seçin; o zamana kadar kesinleşmiş bir randevu yoktur.",
  },
  requested: {
    subject: "İstek gönderildi",
    text: "İsteğiniz gönderildi; {host} henüz bir saat seçmedi. O zamana kadar kesinleşmiş bir randevu yoktur.",
  },
  invited: {
    subject: "Davet",
    text: "{host} sizi davet ediyor. Lütfen hangi saatlerin size uyduğunu belirtin.",
  },
  invitedHost: {
    subject: "Oluşturuldu",
    text: "Görüşme oluşturuldu ve davet edilen herkesten yanıt isteniyor.",
  },
  confirmed: { subject: "Onaylandı", text: "{people} ile görüşmeniz onaylandı." },
  changed: { subject: "Değişti", text: "{people} ile görüşmeniz değişti. Şimdi geçerli olan budur." },
  reopened: {
    subject: "Yeni saat gerekiyor",
    text: "{people} ile görüşmeniz artık kararlaştırılan saatte yapılmayacak. Yeni bir saat seçiliyor.",
  },
  suggested: {
    subject: "Yeni öneriler",
    text: "{people} ile görüşmeniz için yeni öneriler var. Lütfen hangilerinin size uyduğunu belirtin.",
  },
  suggestedHost: {
    subject: "Yeni öneriler",
    text: "{people} ile görüşme için yeni önerileriniz gönderildi.",
  },
  cancelled: { subject: "İptal edildi", text: "{people} ile görüşmeniz yapılmayacak." },
  declined: { subject: "Reddedildi", text: "{name} katılamıyor." },
  attending: { subject: "Katılıyor", text: "{name} katılacak." },
  voted: { subject: "Yeni yanıt", text: "{name} yanıt verdi." },
  answers: {
    subject: "Yanıtınız",
    text: "Teşekkürler, yanıtınız kaydedildi. Bir saat seçilene kadar değiştirebilirsiniz.",
  },
  unanswered: {
    subject: "Hatırlatma",
    text: "{host} hâlâ yanıtınızı bekliyor. Lütfen hangi saatlerin size uyduğunu belirtin.",
  },
  closed: {
    subject: "Anket sona erdi",
    text: "Anketinizin süresi doldu ve hiçbir zaman onaylanmadı. Lütfen birini seçin.",
  },
  link: { subject: "Bağlantınız", text: "İstediğiniz gibi, bu görüşmeye ait kendi bağlantınız." },
  message: { subject: "Yeni mesaj", text: "{name} bir mesaj yazdı." },
  reminder: { subject: "Hatırlatma", text: "{people} ile görüşmeniz yaklaşıyor." },
  linked: { subject: "Bağlantı", text: "{people} ile görüşmenizin bağlantısı." },
  unlinked: {
    subject: "Henüz bağlantı yok",
    text: "{people} ile görüşmeniz için bağlantı oluşturulamadı. Nasıl görüşeceğinizi lütfen {host} adlı kişiye sorun.",
  },
  unlinkedHost: {
    subject: "Bağlantı oluşturulamadı",
    text: "{people} ile görüşmeniz için bağlantı oluşturulamadı; kendilerinden size başvurmaları istendi.",
  },
  linkFault: {
    no_account: "Bağlantı oluşturan bağlı bir hesabınız yok.",
    no_calendar: "Görüşmelerinizin yazıldığı takvim bağlantı oluşturmuyor.",
    access: "Hesabınız artık kullanılamıyor: lütfen yeniden bağlayın.",
    refused: "Hizmet bağlantı oluşturmayı reddetti.",
    unanswered: "Hizmet yanıt vermedi.",
  },
  video: {
    subject: "Bir görüntülü görüşme hesabı artık kullanılamıyor",
    text: "Bookpage artık bu hesapla bağlantı oluşturamıyor. Bu arada alınan randevuların bağlantısı olmaz.",
    account: "Hesap",
    button: "Yeniden bağla",
    note: "Hesap yeniden çalışana kadar bu mesajı yalnızca bir kez alırsınız.",
  },
  removed: {
    subject: "Artık davetli değilsiniz",
    text: "{people} ile bu görüşmeye artık davetli değilsiniz.",
  },
  left: {
    subject: "Yerinizden vazgeçtiniz",
    text: "{people} ile bu görüşmedeki yerinizden vazgeçtiniz. Görüşme sizsiz yapılacak.",
  },
  entryMoved: {
    subject: "Takviminizde taşındı",
    text: "{people} ile görüşme takviminizde buradakinden başka bir saatte. Diğerleri için henüz hiçbir şey değişmedi; ne olacağını belirtene kadar iki saat için de randevu alınamaz.",
    there: "Takviminizde",
    inTheWay: "Engel",
    something: "başka bir şey",
  },
  entryDeleted: {
    subject: "Takviminizden silindi",
    text: "{people} ile görüşme takviminizden silinmiş, ama burada hâlâ yapılacak görünüyor. Henüz kimseye haber verilmedi: ne olacağını belirtin.",
  },
  removedHost: {
    subject: "Devredildi",
    text: "{people} ile bu görüşmeyi bundan sonra başka biri yapacak.",
  },
  team: { text: "Bu mesajı {team} ekibinin yöneticisi olarak alıyorsunuz; görüşmeyi {host} yapacak." },
  event: {
    with: "Kiminle",
    open: "Görüşmeyi aç",
    answer: "Şimdi yanıtla",
    choose: "Saat seç",
    own: "Bu bağlantı yalnızca size aittir. Lütfen kimseyle paylaşmayın.",
    meeting: "{host} ile görüşme",
    wrote: "{name} yazdı",
    quoted: "“{text}”",
    more: "{count, plural, one {ve # kişi daha} other {ve # kişi daha}}",
  },
  heading: "{what}: {title}",
  via: "{name} ({service} aracılığıyla)",
  footer: "Randevu planlama: Bookpage",
  someone: "Bir konuk",
  meetings: {
    subject: "Görüşmeleriniz: {organization}",
    text: "{organization} ile tüm görüşmelerinizin bağlantısı. Orada taşıyabilir ve iptal edebilirsiniz.",
    button: "Görüşmelerimi göster",
    note: "Bağlantı 24 saat çalışır ve yalnızca size aittir. Siz istemediyseniz bu e-postayı dikkate almayın.",
    all: "Tüm görüşmeleriniz",
  },
  waiting: {
    joined: {
      subject: "Bekleme listesindesiniz",
      text: "Bu günlerde {name} ile bir saat boşalır boşalmaz size e-postayla öneririz. O zamana kadar kesinleşmiş bir randevu yoktur.",
      note: "Bunu siz istemediyseniz aşağıdaki bağlantıyla listeden çıkın.",
    },
    offered: {
      subject: "Bir saat boşaldı",
      text: "{name} ile bir saat bekliyordunuz. Bu saat şu zamana kadar sizin için ayrıldı: {until}. Siz randevuyu alana kadar kesinleşmez.",
      button: "Bu saati al",
      note: "Size uymuyorsa bir şey yapmanız gerekmez: sıradaki kişiye önerilir.",
    },
    days: "Günler",
    leave: "Bekleme listesinden çık",
  },
  code: {
    subject: "Kodunuz",
    text: "Bu kodla e-posta adresinizi {organization} için onaylarsınız. Kaldığınız sayfaya girin.",
    code: "Kod",
    note: "15 dakika çalışır. Siz istemediyseniz bu e-postayı dikkate almayın: hiçbir şey olmaz.",
  },
  signup: {
    subject: "Kaydınızı tamamlayın: {organization}",
    text: "{organization} kuruluşunda sizin için bir hesap oluşturuldu. Başlamak için bir parola seçin.",
    button: "Parola seç",
    note: "Bağlantı yedi gün içinde bir kez çalışır. Bu e-postayı beklemiyorsanız dikkate almayın.",
  },
  password: {
    subject: "Yeni bir parola seçin",
    text: "{organization} kuruluşundaki hesabınız için yeni bir parola istendi.",
    button: "Yeni parola seç",
    note: "Bağlantı bir kez çalışır. Siz istemediyseniz bu e-postayı dikkate almayın; parolanız olduğu gibi kalır.",
  },
  calendars: {
    subject: "{count, plural, one {Bir takvim bir gündür okunamıyor} other {# takvim bir gündür okunamıyor}}",
    text: "Bookpage aşağıdaki takvimleri bir gündür okuyamıyor. Bunlar {organization} kuruluşundaki kişilere ait; sahiplerine haber verildi. Bir şey yapılmadıkça meşgul oldukları saatler için kendilerinden randevu alınabilir.",
    whose: "Kimin",
    more: "ve {count, number} tane daha",
    button: "Tüm takvimleri gör",
    note: "Takvimleri yalnızca sahipleri yeniden bağlayabilir: bağlantısı kendilerine gelen e-postada. Bu e-postadan günde en fazla bir tane alırsınız, takvimler okunabilince hiç almazsınız.",
  },
  calendar: {
    subject: "Bir takvim artık okunamıyor",
    text: "Takvimlerinizden birinin sunucusu Bookpage’e artık izin vermiyor. Yeniden bağlanana kadar içindeki yeni kayıtlar bilinmez ve meşgul olduğunuz saatler başkalarına sunulabilir.",
    calendar: "Takvim",
    button: "Takvimleri aç",
    note: "Çoğunlukla nedeni değiştirilmiş bir paroladır. Erişimi yenilemek için takvimi yeniden bağlayın. Bir takvim okunamadığında hiç saat sunulmamasını da seçebilirsiniz.",
    subjectRefused: "Bir takvim görüşmeleri kabul etmiyor",
    textRefused:
      "Takvimlerinizden birinin sunucusu, tekrar tekrar denenmesine karşın Bookpage’in yazdığı görüşmeleri kabul etmiyor. Görüşmeler yine de Bookpage’de duruyor ve randevu alanlar bunu fark etmiyor.",
    noteRefused:
      "Bu takvime hâlâ yazıp yazamadığınıza bakın ya da görüşmeleriniz için başka bir takvim seçin. Birkaç gün daha denenecek.",
    textUnreachable:
      "Takvimlerinizden birinin sunucusu bir saatten uzun süredir yanıt vermiyor. Tekrar tekrar soruluyor; yanıt verene kadar bu takvimdeki yeni kayıtlar bilinmez ve meşgul olduğunuz saatler başkalarına sunulabilir.",
    noteUnreachable:
      "Bu çoğunlukla kendiliğinden düzelir ve yapmanız gereken bir şey yoktur. Takvim başka bir adrese taşındıysa orada bağlayın.",
    textComplex:
      "Takvimlerinizden biri, her saniye yinelenen bir etkinlik gibi, hesaplanamayacak kadar çok şey içeriyor. Bu düzelene kadar içindeki yeni kayıtlar bilinmez ve meşgul olduğunuz saatler başkalarına sunulabilir.",
    noteComplex:
      "Bu kadar sık yinelenen ya da bu kadar çok tarihi olan kaydı çıkarın. Takvime, giderek seyrekleşerek, kendiliğinden yeniden bakılır; “Read now” bunu hemen yapar. Bir takvim okunamadığında hiç saat sunulmamasını da seçebilirsiniz.",
  },
  calendarEmptied: {
    subject: "Bir takvimden kayıtlar silinmiş",
    text: "Görüşmelerinizden birkaçı takvimlerinizin birinden aynı anda silinmiş. Hâlâ yapılacaklar ve kimseye bir şey bildirilmedi. Her biri için ne olacağını belirtebilir ya da kaydı geri koydurabilirsiniz.",
    calendar: "Takvim",
    button: "Bekleyenleri göster",
    note: "Takvim yanlışlıkla boşaltıldıysa ya da geri yüklendiyse kayıtları geri koydurun.",
  },
  invitation: {
    subject: "{inviter} sizi davet ediyor: {organization}",
    subjectByKey: "Davetlisiniz: {organization}",
    subjectAgain: "Hatırlatma: {organization} davetiniz",
    text: "{inviter}, {organization} kuruluşunda Bookpage ile görüşme planlamanız için sizi davet etti. Bir parola seçin, hesabınız hazır.",
    textByKey:
      "{organization} kuruluşunda Bookpage ile görüşme planlamak için davet edildiniz. Bir parola seçin, hesabınız hazır.",
    button: "Daveti kabul et",
    note: "Bağlantı yalnızca sizin içindir ve sınırlı süre çalışır. Bu e-postayı beklemiyorsanız dikkate almayın: hiçbir şey olmaz.",
  },
  join: {
    subject: "Adresinizi onaylayın: {organization}",
    text: "Biri, büyük olasılıkla siz, bu adresle {organization} kuruluşuna katılmak istiyor. Adresin size ait olduğunu onaylayın, hesabınız hazır.",
    button: "Onayla ve katıl",
    note: "Bağlantı bir gün içinde bir kez çalışır. Siz değilseniz bu e-postayı dikkate almayın: hesap açılmaz.",
  },
  address: {
    subject: "E-posta adresinizi onaylayın",
    text: "{organization} kuruluşundaki hesabınızda bu adres var. Size ait olduğunu onaylayın: o andan sonra başkalarının bu adresle planladığı görüşmeleri görürsünüz.",
    button: "Adresi onayla",
    note: "Bağlantı yedi gün içinde bir kez çalışır. Bu hesaptan haberiniz yoksa bu e-postayı dikkate almayın.",
  },
  addressChanged: {
    subject: "Hesabınızın adresi değişti",
    text: "{organization}, hesabınıza başka bir e-posta adresi verdi. Hesapla ilgili e-postalar artık bu adrese gelmez.",
    note: "Bu doğru değilse lütfen {organization} kuruluşunun bir yöneticisine sorun.",
  },
  domain: {
    missingSubject: "{domain} kaydı yok",
    missingText:
      "{domain} alan adının {organization} kuruluşuna ait olduğunu gösteren TXT kaydı artık yok. Sayfalarınız yedi gün daha bu alan adında kalır.",
    missingNote:
      "Lütfen kaydı yeniden ekleyin; konsol gösterir. Ad sunucuları az önce değiştiyse kendiliğinden geri gelebilir.",
    failedSubject: "{domain} artık sayfalarınızı göstermiyor",
    failedText:
      "{domain} alan adının TXT kaydı yedi gündür yok. {organization} kuruluşunun sayfaları artık orada gösterilmiyor ve bağlantıları hiçbir yere götürmüyor.",
    failedNote: "Lütfen kaydı yeniden ekleyip konsolda denetletin: ardından her şey geri gelir.",
    takenSubject: "{domain} artık başka bir kuruluşa ait",
    takenText:
      "Başka bir kuruluş {domain} alan adının kendisine ait olduğunu kanıtladı ve {organization} kuruluşunun kaydı artık yoktu. Sayfalarınız orada gösterilmiyor.",
    takenNote:
      "Bu doğru değilse, alan adının ad sunucularından sorumlu kişi kaydınızı yeniden ekleyip diğerini kaldırabilir.",
    button: "Alan adlarını aç",
  },
  access: {
    button: "Oturum ayarlarıma bak",
    note: "Bu siz değilseniz hemen başka bir parola seçin, orada diğer tarayıcıların oturumunu kapatın ve {organization} kuruluşuna haber verin.",
    authenticatorAddedSubject: "Bir kimlik doğrulama uygulaması eklendi",
    authenticatorAddedText:
      "{organization} kuruluşundaki hesabınız için bir kimlik doğrulama uygulaması kuruldu. Oturum açarken kodları istenir.",
    authenticatorRemovedSubject: "Kimlik doğrulama uygulamanız kaldırıldı",
    authenticatorRemovedText:
      "{organization} kuruluşundaki hesabınızın kimlik doğrulama uygulaması kaldırıldı. Kodları artık hiçbir şeyi açmaz.",
    passkeyAddedSubject: "Bir geçiş anahtarı eklendi",
    passkeyAddedText: "{organization} kuruluşundaki hesabınıza bir geçiş anahtarı eklendi: {name}.",
    passkeyRemovedSubject: "Bir geçiş anahtarı kaldırıldı",
    passkeyRemovedText: "{organization} kuruluşundaki hesabınızın bir geçiş anahtarı kaldırıldı: {name}.",
    codesRenewedSubject: "Yeni kurtarma kodlarınız var",
    codesRenewedText:
      "{organization} kuruluşundaki hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık hiçbir şeyi açmaz.",
    codeUsedSubject: "Bir kurtarma kodu kullanıldı",
    codeUsedText:
      "Biri, {organization} kuruluşundaki hesabınızın bir kurtarma kodunu ikinci adım olarak kullandı.",
    codesLeft: "Kalan kodlar",
    passwordSubject: "Parolanız değiştirildi",
    passwordText: "{organization} kuruluşundaki hesabınızın parolası değiştirildi.",
  },
  factorsReset: {
    subject: "İkinci adımınız sıfırlandı",
    text: "{organization} kuruluşunun bir yöneticisi hesabınızın ikinci adımını sıfırladı: kimlik doğrulama uygulaması, geçiş anahtarları ve kurtarma kodları silindi ve her yerde oturumunuz kapatıldı.",
    button: "Oturum aç",
    note: "Bunu siz istemediyseniz lütfen hemen {organization} kuruluşuna haber verin.",
  },
  known: {
    subject: "Zaten bir hesabınız var",
    text: "Biri, büyük olasılıkla siz, bu e-posta adresiyle bir hesap açmak istedi. {organization} kuruluşunda zaten bir hesabınız var.",
    button: "Oturum aç",
    note: "Parolanızı unuttuysanız oturum açma sayfası yenisini seçmeniz için bir bağlantı gönderir. Siz değilseniz bu e-postayı dikkate almayın.",
  },
  reply: {
    maybe: "Takvimimde “belki” dedim.",
    counter: "Başka bir saatte görüşmeyi tercih ederim: {when}.",
    move: "Görüşmeyi buraya taşı: {link}",
    accepted: "Takvimimde kabul ettim, ama yanıt artık sayılamıyor.",
    declined: "Takvimimde reddettim, ama yanıt artık sayılamıyor.",
    delegated: "Daveti takvimimde başka birine aktardım.",
    other: "Takvimim başka biri adına yanıt verdi; bu burada hiçbir şeyi değiştirmez.",
  },
  webhook: {
    subject: "Bir web kancası devre dışı bırakıldı",
    text: "Hedefi teslimatları kabul etmediği için {organization} kuruluşunun {action} web kancası devre dışı bırakıldı.",
    target: "Hedef",
    button: "Web kancalarını aç",
    note: "Hedef yeniden çalışınca web kancasını etkinleştirin ve başarısız olanları yineleyin.",
  },
} satisfies Texts;
