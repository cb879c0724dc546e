import type { Texts } from "./texts";

export default {
  booked: { subject: "新しい予約", text: "{name}さんが予約しました。" },
  requestedHost: {
    subject: "新しいリクエスト",
    text: "{name}さんから日程のリクエストが届きました。候補から日時を選択してください。それまで何も予約されません。",
  },
  requested: {
    subject: "リクエスト送信済み",
    text: "{host}さんにリクエストを送信しました。日時が選ばれるまで、何も予約されません。",
  },
  invited: {
    subject: "招待",
    text: "{host}さんから招待が届きました。ご都合のよい日時をお知らせください。",
  },
  invitedHost: {
    subject: "作成済み",
    text: "予定を作成しました。招待された全員に回答をお願いしています。",
  },
  confirmed: { subject: "確定", text: "予定が確定しました（お相手：{people}）。" },
  changed: {
    subject: "変更",
    text: "予定が変更されました（お相手：{people}）。現在の内容は次のとおりです。",
  },
  reopened: {
    subject: "日時を再調整",
    text: "予定は決まっていた日時には行われません（お相手：{people}）。新しい日時を調整しています。",
  },
  suggested: {
    subject: "新しい提案",
    text: "予定に新しい提案があります（お相手：{people}）。ご都合のよいものをお知らせください。",
  },
  suggestedHost: {
    subject: "新しい提案",
    text: "予定への新しい提案を送信しました（お相手：{people}）。",
  },
  cancelled: { subject: "キャンセル", text: "予定はキャンセルされました（お相手：{people}）。" },
  declined: { subject: "不参加", text: "{name}さんは参加できません。" },
  attending: { subject: "参加", text: "{name}さんが参加します。" },
  voted: { subject: "新しい回答", text: "{name}さんが回答しました。" },
  answers: {
    subject: "回答を受け付けました",
    text: "ご回答ありがとうございます。日時が決まるまで、回答を変更できます。",
  },
  unanswered: {
    subject: "リマインド",
    text: "{host}さんが回答をお待ちしています。ご都合のよい日時をお知らせください。",
  },
  closed: {
    subject: "投票が終了しました",
    text: "投票の締め切りを過ぎましたが、日時は確定していません。日時を選んでください。",
  },
  link: { subject: "専用リンク", text: "ご依頼いただいた、この予定の専用リンクです。" },
  message: { subject: "新しいメッセージ", text: "{name}さんからメッセージが届きました。" },
  reminder: { subject: "リマインド", text: "予定が近づいています（お相手：{people}）。" },
  linked: { subject: "リンク", text: "予定のリンクです（お相手：{people}）。" },
  unlinked: {
    subject: "リンクはまだありません",
    text: "予定のリンクを作成できませんでした（お相手：{people}）。参加方法は{host}さんにお問い合わせください。",
  },
  unlinkedHost: {
    subject: "リンクを作成できませんでした",
    text: "予定のリンクを作成できませんでした（お相手：{people}）。相手には、あなたに問い合わせるようご案内しています。",
  },
  linkFault: {
    no_account: "リンクを作成できるアカウントが接続されていません。",
    no_calendar: "予定の登録先のカレンダーは、リンクを作成しません。",
    access: "アカウントが使えなくなりました。再接続してください。",
    refused: "サービスがリンクの作成を拒否しました。",
    unanswered: "サービスから応答がありませんでした。",
  },
  video: {
    subject: "ビデオ会議のアカウントが使えません",
    text: "Bookpageはこのアカウントでリンクを作成できなくなりました。この間に予約された予定にはリンクが付きません。",
    account: "アカウント",
    button: "再接続する",
    note: "このメールは、アカウントが復旧するまで1回だけお送りします。",
  },
  removed: {
    subject: "招待の取り消し",
    text: "この予定への招待は取り消されました（お相手：{people}）。",
  },
  left: {
    subject: "席をキャンセルしました",
    text: "この予定の席をキャンセルしました（お相手：{people}）。予定はそのまま行われます。",
  },
  entryMoved: {
    subject: "カレンダーで移動されました",
    text: "カレンダーの予定の日時が、こちらと異なっています（お相手：{people}）。ほかの人にはまだ何も変わっていません。どうするか決めるまで、どちらの時間も予約されません。",
    there: "カレンダーの日時",
    inTheWay: "重なる予定",
    something: "別の予定",
  },
  entryDeleted: {
    subject: "カレンダーで削除されました",
    text: "予定がカレンダーからなくなりましたが、こちらではまだ有効です（お相手：{people}）。ほかの人にはまだ伝えていません。どうするか決めてください。",
  },
  removedHost: {
    subject: "引き継ぎ",
    text: "この予定は、今後は別の担当者が行います（お相手：{people}）。",
  },
  team: { text: "チーム「{team}」の管理者としてお送りしています。予定の担当者は{host}さんです。" },
  event: {
    with: "お相手",
    open: "予定を開く",
    answer: "回答する",
    choose: "日時を選ぶ",
    own: "このリンクはご本人専用です。ほかの人に渡さないでください。",
    meeting: "{host}さんとの予定",
    wrote: "{name}さんからのメッセージ",
    quoted: "「{text}」",
    more: "{count, plural, other {ほか#名}}",
  },
  heading: "{what}：{title}",
  via: "{name}（{service}経由）",
  footer: "Bookpageで日程調整",
  someone: "ゲスト",
  meetings: {
    subject: "{organization}との予定",
    text: "{organization}とのすべての予定へのリンクです。変更やキャンセルができます。",
    button: "予定を表示",
    note: "リンクは24時間有効で、ご本人専用です。お心当たりがない場合は、このメールを無視してください。",
    all: "すべての予定",
  },
  waiting: {
    joined: {
      subject: "キャンセル待ちに登録しました",
      text: "この期間に{name}さんの時間が空いたら、メールでお知らせします。それまで何も予約されません。",
      note: "お心当たりがない場合は、下のリンクから取り消してください。",
    },
    offered: {
      subject: "空きが出ました",
      text: "{name}さんのキャンセル待ちをいただいています。次の時間を{until}まで確保しています。予約するまで、予定は確定しません。",
      button: "この時間を予約",
      note: "ご都合が合わない場合は、何もする必要はありません。次の方にご案内します。",
    },
    days: "期間",
    leave: "キャンセル待ちを取り消す",
  },
  code: {
    subject: "確認コード",
    text: "{organization}でメールアドレスを確認するためのコードです。元のページに入力してください。",
    code: "コード",
    note: "15分間有効です。お心当たりがない場合は、このメールを無視してください。何も起こりません。",
  },
  signup: {
    subject: "{organization}への登録を完了してください",
    text: "{organization}のアカウントが作成されました。パスワードを設定して、ご利用を開始してください。",
    button: "パスワードを設定",
    note: "リンクは7日以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。",
  },
  password: {
    subject: "新しいパスワードの設定",
    text: "{organization}のアカウントについて、新しいパスワードの設定依頼を受け付けました。",
    button: "新しいパスワードを設定",
    note: "リンクは1回だけ使えます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。",
  },
  calendars: {
    subject: "{count, plural, other {#件のカレンダーを1日読み取れていません}}",
    text: "Bookpageは次のカレンダーを1日読み取れていません。{organization}のメンバーのもので、所有者にはお知らせ済みです。このままでは、予定のある時間に予約が入るおそれがあります。",
    whose: "所有者",
    more: "ほか{count, number}件",
    button: "すべてのカレンダーを見る",
    note: "カレンダーを再接続できるのは所有者だけです。所有者へのメールにリンクがあります。このメールは1日1回までで、読み取れるようになれば届きません。",
  },
  calendar: {
    subject: "カレンダーを読み取れません",
    text: "カレンダーのサーバーがBookpageのアクセスを受け付けなくなりました。再接続するまで新しい予定を把握できず、予定のある時間に予約を受け付けるおそれがあります。",
    calendar: "カレンダー",
    button: "カレンダーを開く",
    note: "多くの場合、パスワードの変更が原因です。カレンダーを再接続して、アクセスを更新してください。カレンダーを読み取れない間は予約を受け付けない設定もできます。",
    subjectRefused: "カレンダーに予定を登録できません",
    textRefused:
      "Bookpageが何度試しても、カレンダーのサーバーが予定の登録を受け付けません。予定はBookpageに残っており、予約した方に影響はありません。",
    noteRefused:
      "このカレンダーへの書き込み権限を確認するか、予定の登録先を別のカレンダーに変えてください。あと数日は再試行を続けます。",
    textUnreachable:
      "カレンダーのサーバーから1時間以上応答がありません。再試行を続けていますが、応答があるまで新しい予定を把握できず、予定のある時間に予約を受け付けるおそれがあります。",
    noteUnreachable:
      "多くの場合は自然に復旧し、何もする必要はありません。カレンダーのアドレスが変わった場合は、新しいアドレスで接続してください。",
    textComplex:
      "カレンダーに、毎秒繰り返す予定など、処理しきれない内容が含まれています。解消するまで新しい予定を把握できず、予定のある時間に予約を受け付けるおそれがあります。",
    noteComplex:
      "頻繁に繰り返す予定や、日付の多すぎる予定を取り除いてください。カレンダーは間隔を延ばしながら自動的に再確認されます。コンソールからすぐに読み取ることもできます。カレンダーを読み取れない間は予約を受け付けない設定もできます。",
  },
  calendarEmptied: {
    subject: "カレンダーから予定がなくなりました",
    text: "カレンダーから複数の予定が一度になくなりました。予定はまだ有効で、誰にも伝えていません。それぞれどうするか決めるか、カレンダーに戻すことができます。",
    calendar: "カレンダー",
    button: "未対応の予定を表示",
    note: "誤ってカレンダーを空にしたり復元したりした場合は、予定を戻してください。",
  },
  invitation: {
    subject: "{inviter}さんから{organization}への招待",
    subjectByKey: "{organization}への招待",
    subjectAgain: "リマインド：{organization}への招待",
    text: "{inviter}さんから、{organization}でBookpageを使って日程を調整するための招待が届きました。パスワードを設定すると、アカウントをご利用いただけます。",
    textByKey:
      "{organization}でBookpageを使って日程を調整するための招待が届きました。パスワードを設定すると、アカウントをご利用いただけます。",
    button: "招待を承諾",
    note: "リンクはご本人専用で、期限があります。お心当たりがない場合は、このメールを無視してください。何も起こりません。",
  },
  join: {
    subject: "{organization}で使うアドレスの確認",
    text: "このアドレスで{organization}への参加申し込みがありました。ご本人のアドレスであることを確認すると、アカウントをご利用いただけます。",
    button: "確認して参加",
    note: "リンクは1日以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。アカウントは作成されません。",
  },
  address: {
    subject: "メールアドレスの確認",
    text: "{organization}のアカウントにこのアドレスが登録されています。ご本人のアドレスであることを確認すると、ほかの人がこのアドレスで作成した予定が表示されます。",
    button: "アドレスを確認",
    note: "リンクは7日以内に1回だけ使えます。アカウントにお心当たりがない場合は、このメールを無視してください。",
  },
  addressChanged: {
    subject: "アカウントのアドレスが変わりました",
    text: "{organization}がアカウントのメールアドレスを変更しました。今後、アカウントに関するメールはこのアドレスに届きません。",
    note: "間違いと思われる場合は、{organization}の管理者にお問い合わせください。",
  },
  domain: {
    missingSubject: "{domain}のレコードがありません",
    missingText:
      "{domain}が{organization}のものであることを示すTXTレコードがなくなりました。ページはあと7日間、このドメインで表示されます。",
    missingNote:
      "レコードをもう一度追加してください。内容はコンソールで確認できます。ネームサーバーを変更した直後であれば、自然に復旧することもあります。",
    failedSubject: "{domain}でページを表示できません",
    failedText:
      "{domain}のTXTレコードが7日間ありません。{organization}のページはこのドメインで表示されなくなり、リンクも使えません。",
    failedNote: "レコードをもう一度追加し、コンソールで確認してください。すべて元どおりになります。",
    takenSubject: "{domain}は別の組織のものになりました",
    takenText:
      "別の組織が{domain}の所有を証明しました。{organization}のレコードはすでになくなっていました。このドメインではページは表示されません。",
    takenNote:
      "間違いと思われる場合は、ドメインのネームサーバーの担当者が、レコードをもう一度追加し、別の組織のレコードを削除できます。",
    button: "ドメインを開く",
  },
  access: {
    button: "ログイン設定を確認",
    note: "お心当たりがない場合は、すぐにパスワードを変更し、ほかのブラウザをログアウトさせて、{organization}にお知らせください。",
    authenticatorAddedSubject: "認証アプリが追加されました",
    authenticatorAddedText:
      "{organization}のアカウントに認証アプリが設定されました。ログイン時にアプリのコードが必要になります。",
    authenticatorRemovedSubject: "認証アプリが削除されました",
    authenticatorRemovedText:
      "{organization}のアカウントの認証アプリが削除されました。アプリのコードは使えなくなりました。",
    passkeyAddedSubject: "パスキーが追加されました",
    passkeyAddedText: "{organization}のアカウントにパスキーが追加されました：{name}",
    passkeyRemovedSubject: "パスキーが削除されました",
    passkeyRemovedText: "{organization}のアカウントのパスキーが削除されました：{name}",
    codesRenewedSubject: "リカバリーコードが新しくなりました",
    codesRenewedText:
      "{organization}のアカウントに新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。",
    codeUsedSubject: "リカバリーコードが使われました",
    codeUsedText: "{organization}のアカウントの2段階認証に、リカバリーコードが使われました。",
    codesLeft: "残りのコード",
    passwordSubject: "パスワードが変更されました",
    passwordText: "{organization}のアカウントのパスワードが変更されました。",
  },
  factorsReset: {
    subject: "2段階認証がリセットされました",
    text: "{organization}の管理者がアカウントの2段階認証をリセットしました。認証アプリ、パスキー、リカバリーコードは消去され、すべての端末からログアウトしました。",
    button: "ログイン",
    note: "お心当たりがない場合は、すぐに{organization}にお知らせください。",
  },
  known: {
    subject: "すでにアカウントがあります",
    text: "このメールアドレスでアカウントを作成する操作がありましたが、すでに{organization}のアカウントがあります。",
    button: "ログイン",
    note: "パスワードをお忘れの場合は、ログインページから再設定用のリンクを受け取れます。お心当たりがない場合は、このメールを無視してください。",
  },
  reply: {
    maybe: "カレンダーで「未定」と回答しました。",
    counter: "別の日時を希望します：{when}",
    move: "この日時に変更：{link}",
    accepted: "カレンダーで「参加」と回答しましたが、受付は終了していました。",
    declined: "カレンダーで「不参加」と回答しましたが、受付は終了していました。",
    delegated: "カレンダーで、招待をほかの人に転送しました。",
    other: "カレンダーがほかの人の代わりに回答しました。こちらでは何も変わりません。",
  },
  webhook: {
    subject: "Webhookが無効になりました",
    text: "送信先が配信を受け付けないため、{organization}の{action}のWebhookが無効になりました。",
    target: "送信先",
    button: "Webhookを開く",
    note: "送信先が復旧したら、Webhookを再び有効にし、失敗した配信をやり直してください。",
  },
} satisfies Texts;
