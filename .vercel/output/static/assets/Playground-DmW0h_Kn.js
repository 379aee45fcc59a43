import{i as e,t}from"./react-CSHsFEhn.js";var n={"flex w-[13px] text-[length:32rpx] bg-[#07c160]":{wxml:`<view class="flex w-_13px_ text-_lengthc32rpx_ bg-_h07c160_"></view>`,wxss:`.flex {
  display: flex;
}
.w-_13px_ {
  width: 13px;
}
.bg-_h07c160_ {
  background-color: #07c160;
}
.text-_lengthc32rpx_ {
  font-size: 32rpx;
}`},"w-[13px] bg-[#07c160] text-[length:32rpx] p-4 rounded-lg hover:opacity-50":{wxml:`<view class="w-_13px_ bg-_h07c160_ text-_lengthc32rpx_ p-4 rounded-lg hovercopacity-50"></view>`,wxss:`page,:host {
  --spacing: 0.25rem;
  --radius-lg: 0.5rem;
}
.w-_13px_ {
  width: 13px;
}
.rounded-lg {
  border-radius: var(--radius-lg);
}
.bg-_h07c160_ {
  background-color: #07c160;
}
.p-4 {
  padding: calc(var(--spacing) * 4);
}
.text-_lengthc32rpx_ {
  font-size: 32rpx;
}`},"w-[300rpx] text-[32rpx] bg-[#07c160] mt-1.5 w-1/2 active:opacity-80":{wxml:`<view class="w-_300rpx_ text-_32rpx_ bg-_h07c160_ mt-1d5 w-1s2 activecopacity-80"></view>`,wxss:`page,:host {
  --spacing: 0.25rem;
}
.mt-1d5 {
  margin-top: calc(var(--spacing) * 1.5);
}
.w-1s2 {
  width: calc(1/2 * 100%);
}
.w-_300rpx_ {
  width: 300rpx;
}
.bg-_h07c160_ {
  background-color: #07c160;
}
.text-_32rpx_ {
  font-size: 32rpx;
}
.activecopacity-80:active {
    opacity: 0.8;
  }`}},r=e(),i=`w-[300rpx] text-[32rpx] bg-[#07c160] mt-1.5 w-1/2 active:opacity-80`,a=2e3,o=2e4;function s(e){let t=null,n=0,r=Promise.resolve();function i(){let t=e();return{port:t,ready:c(o,e=>{t.onmessage=({data:t})=>t.kind===`ready`&&e(!0),t.onerror=()=>e(!1)}).then(e=>e??!1)}}function s(){t?.port.terminate(),t=null}async function l(e,n){t??=i();let{port:r,ready:o}=t;return await o?await c(a,t=>{r.onmessage=({data:n})=>{n.kind!==`ready`&&n.id===e&&t(n)},r.onerror=({message:e})=>t({kind:`error`,message:e}),r.postMessage({id:e,input:n})})||(s(),{kind:`timeout`}):(s(),{kind:`unloaded`})}return{stop:s,async run(e){let t=++n;if(await r,t!==n)return{kind:`superseded`};let i=l(t,e);return r=i,i}}}function c(e,t){return new Promise(n=>{let r=setTimeout(n,e,null);t(e=>{clearTimeout(r),n(e)})})}var l=150;function u(e){let[t,n]=(0,r.useState)({result:e,status:`idle`}),i=(0,r.useMemo)(()=>s(()=>new Worker(new URL(`/assets/worker-4P1SboK0.js`,``+import.meta.url),{type:`module`})),[]),a=(0,r.useRef)(void 0);(0,r.useEffect)(()=>()=>{clearTimeout(a.current),i.stop()},[i]);async function o(e){n(({result:e})=>({result:e,status:`working`}));let t=await i.run(e);t.kind!==`superseded`&&n(({result:e})=>({result:t.kind===`result`?{wxml:t.wxml,wxss:t.wxss}:e,status:t.kind,message:t.kind===`error`?t.message:void 0}))}return{...t,run(e){clearTimeout(a.current),a.current=setTimeout(o,l,e)}}}var d=t();function f({classes:e=i}){let{run:t,result:a,...o}=u(n[e]),s=(0,r.useRef)(null),c=(0,r.useId)(),l=(0,r.useMemo)(()=>({__html:p(c,e)}),[c,e]);return(0,r.useEffect)(()=>{let{value:n}=s.current.querySelector(`textarea`);n!==e&&t(n)},[]),(0,d.jsxs)(`div`,{className:`playground my-6 space-y-4`,children:[(0,d.jsxs)(`div`,{children:[(0,d.jsx)(`label`,{htmlFor:c,className:`mb-2 block text-sm text-text-soft`,children:`写几个类名，或者一小段模板`}),(0,d.jsx)(`div`,{ref:s,onInput:e=>t(e.target.value),suppressHydrationWarning:!0,dangerouslySetInnerHTML:l})]}),(0,d.jsx)(`p`,{className:`min-h-6 text-sm text-text-soft`,role:`status`,children:h(o)}),(0,d.jsx)(m,{title:`WXML`,language:`wxml`,text:a?.wxml??``}),(0,d.jsx)(m,{title:`WXSS`,language:`css`,text:a?.wxss??``}),(0,d.jsx)(`p`,{className:`text-sm text-text-soft`,children:`在你的浏览器里运行，不发送任何内容。用的是 Tailwind CSS 4.1 的默认主题和插件的默认选项；没有预检样式，不处理 JS 文件，也没有你项目里的自定义工具类、Tailwind 插件和框架的构建步骤。`})]})}function p(e,t){return`<textarea id="${e}" rows="3" maxlength="2000" spellcheck="false" autocomplete="off" autocapitalize="off" class="block w-full resize-y rounded-(--radius) border border-border-strong bg-bg p-3 font-mono text-sm">${t.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`)}</textarea>`}f.load=`interaction`;function m({title:e,language:t,text:n}){let i=n.split(`
`);return(0,d.jsxs)(`figure`,{className:`code-block`,"data-lang":t,children:[(0,d.jsx)(`figcaption`,{className:`code-title`,children:e}),(0,d.jsx)(`pre`,{tabIndex:0,className:`max-h-96`,children:(0,d.jsx)(`code`,{children:i.map((e,t)=>(0,d.jsxs)(r.Fragment,{children:[(0,d.jsx)(`span`,{className:`line`,children:e}),`
`]},t))})})]})}function h({status:e,message:t}){switch(e){case`working`:return`正在处理…`;case`timeout`:return`处理超过了 2 秒，已停止。换短一点的内容再试。`;case`unloaded`:return`没能加载处理程序，检查网络后再试。`;case`error`:return`处理失败：${t}`;default:return``}}export{f as default};