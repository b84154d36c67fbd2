/**
 * Runs in the head, so that it holds before anything else has loaded: a link to a place on the page that is open scrolls
 * there and takes the keyboard along, but Back leaves the page. Whoever handles a click otherwise comes first.
 */
export const placeScript = `addEventListener('click',e=>{let a=e.target.closest?.('a[href*="#"]'),p;if(!a||a.target||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.href.split('#')[0]!=location.href.split('#')[0]||!(p=document.getElementById(decodeURIComponent(a.hash.slice(1)))))return;e.preventDefault();p.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});if(!p.hasAttribute('tabindex'))p.tabIndex=-1;p.focus({preventScroll:true});history.replaceState(history.state,'',a.hash)})`;
