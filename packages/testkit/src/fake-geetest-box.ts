/**
 * What the stand-in serves as `gt4.js`. As the real one does, it starts scripts by plain addresses,
 * brings a sheet and a picture of its own, and writes its box as HTML: a page that is too strict
 * for that shows here.
 */
export const renderGeetestBox = (address: string): string => `
window.initGeetest4 = (config, ready) => {
  const heard = {};
  const tell = (event, detail) => heard[event] && heard[event](detail);
  const callback = 'geetest_' + Math.round(performance.now());
  let values = null;
  let lot = null;
  const box = document.createElement('div');
  const close = () => box.remove();
  const captcha = {
    onReady: (hear) => (heard.ready = hear, captcha),
    onSuccess: (hear) => (heard.success = hear, captcha),
    onFail: (hear) => (heard.fail = hear, captcha),
    onError: (hear) => (heard.error = hear, captcha),
    onClose: (hear) => (heard.close = hear, captcha),
    getValidate: () => values,
    destroy: close,
    showCaptcha() {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = '${address}/box.css';
      document.head.append(sheet);
      box.className = 'geetest_box';
      box.lang = 'en';
      box.innerHTML = '<section aria-label="Check"><img src="${address}/piece.svg" alt="A piece">' +
        '<p>Are you a person?</p><button data-act="pass">I am</button>' +
        '<button data-act="fail">Guess</button><button data-act="close">Leave</button></section>';
      box.addEventListener('click', ({ target }) => {
        const act = target.getAttribute('data-act');
        if (act === 'pass') (close(), (values = lot), tell('success'));
        else if (act === 'fail') tell('fail', { error: 'wrong' });
        else if (act === 'close') (close(), tell('close'));
      });
      document.body.append(box);
      box.querySelector('button').focus({ preventScroll: true });
    },
  };
  window[callback] = (answer) => {
    delete window[callback];
    if (answer.status !== 'success') {
      config.onError && config.onError({ code: '60100', msg: answer.msg, desc: {} });
      tell('error', { code: '60100', msg: answer.msg, desc: {} });
      return;
    }
    lot = answer.data;
    tell('ready');
  };
  const load = document.createElement('script');
  load.src = '${address}/load?captcha_id=' + config.captchaId + '&lang=' + config.language +
    '&callback=' + callback;
  load.onerror = () => tell('error', { code: '60100', msg: 'load failed', desc: {} });
  ready(captcha);
  document.head.append(load);
};
`;

export const geetestBoxSheet = `
.geetest_box { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center;
  background: #0000004d; }
.geetest_box section { box-sizing: border-box; width: min(320px, 90vw); padding: 20px;
  background: #fff; color: #222; font: 16px/1.5 sans-serif; display: grid; gap: 10px; }
.geetest_box img { width: 100%; height: 90px; }
.geetest_box button { min-height: 44px; font: inherit; color: #222; background: #eee;
  border: 1px solid #666; }
`;

export const geetestBoxPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 90">' +
  '<rect width="280" height="90" fill="#9cc"/><path d="M90 30h40v40H90z" fill="#336"/></svg>';
