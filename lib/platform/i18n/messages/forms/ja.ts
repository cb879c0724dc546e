const forms = {
  submit: "続ける",
  again: "フォームに戻る",
  thanksTitle: "ありがとうございます",
  thanksText: "回答を受け付けました。",
  nowhereTitle: "現在、予約できるものはありません",
  nowhereText:
    "回答を受け付けました。予約ページは現在閉じています。後ほどもう一度お越しいただくか、リンクの送り主にお問い合わせください。",
  scriptNeeded:
    "このフォームにはJavaScriptが必要です。有効にするか、ページを再読み込みして、もう一度お試しください。",
};

export default forms;
