-- Asks for the paths of a file in turn, begun anew by each thread; prints what came back as JSON.
local requests = {}
function init(args)
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format('GET', path, { ['Accept-Encoding'] = 'br' })
  end
end
local asked = 0
function request()
  asked = asked + 1
  return requests[asked % #requests + 1]
end
function done(summary, latency)
  local failed = summary.errors
  io.write(string.format('{"answers":%d,"seconds":%f,"failed":%d,"p50":%f,"p99":%f}\n', summary.requests,
    summary.duration / 1e6, failed.connect + failed.read + failed.write + failed.status + failed.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
