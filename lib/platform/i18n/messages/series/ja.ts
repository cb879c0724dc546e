const series = {
  heading: "繰り返し",
  place: "{index, number}/{count, number}回",
  every: {
    day: "毎日",
    week: "毎週",
    two_weeks: "2週間ごと",
    four_weeks: "4週間ごと",
    month: "毎月",
  },
  repeat: "この予定を繰り返す",
  rhythm: "頻度",
  times: "回数",
  once: "1回",
  show: "日程を表示",
  dates: "{count, plural, other {全#回の日程}}",
  zoneNote: "いつも{zone}の同じ時刻です。",
  monthNote: "その日がない月は、月末になります。",
  lost: "{count, plural, other {#回分の日時が空いていません。それぞれ別の日時を選ぶか、省いてください。}}",
  lostMove:
    "{count, plural, other {#件の予定は一緒に変更できません。それぞれ別の日時を選ぶか、そのままにしてください。}}",
  taken: "空きなし",
  instead: "{date}の代わり",
  leaveOut: "省く",
  stay: "{date}のまま",
  which: "どの予定ですか？",
  one: "この予定のみ",
  following: "この予定以降すべて（{count, number}件）",
  others: "繰り返しのすべての日程",
  gone: "一部の日時が空いていないため、予約は完了していません。もう一度ご確認ください。",
};

export default series;
